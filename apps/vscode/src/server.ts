import { serve } from '@pg/language-server';
import { createConnection } from 'vscode-languageserver/node';

serve(createConnection());
