#!/usr/bin/env node
import { createConnection } from 'vscode-languageserver/node';
import { serve } from './serve.ts';

// The library wants to be told how the client speaks to it.
if (!process.argv.some((each) => /^--(?:stdio|node-ipc|pipe|socket)/.test(each))) process.argv.push('--stdio');
serve(createConnection());
