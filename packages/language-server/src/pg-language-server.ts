#!/usr/bin/env node
import { createConnection } from 'vscode-languageserver/node';
import packageJson from '../package.json' with { type: 'json' };
import { serve } from './serve.ts';

const HELP = `Usage
  pg-language-server   answer an editor on standard input and output

Options
  --version   print the version
  --help      print this text

An editor starts it, with --stdio, --node-ipc, --pipe=NAME or --socket=PORT if it speaks to it in another way.
`;

const given = process.argv.slice(2);
if (given.includes('--help')) process.stdout.write(HELP);
else if (given.includes('--version')) process.stdout.write(`${packageJson.version}\n`);
else {
  // The library wants to be told how the client speaks to it.
  if (!given.some((each) => /^--(?:stdio|node-ipc|pipe|socket)/.test(each))) process.argv.push('--stdio');
  serve(createConnection());
}
