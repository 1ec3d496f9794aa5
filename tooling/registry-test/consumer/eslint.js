// The rules of the payload's errors, as ESLint says them.
import { ESLint } from 'eslint';

const [{ messages }] = await new ESLint().lintFiles(['payload.json']);
console.log(JSON.stringify(messages.filter(({ severity }) => severity === 2).map(({ messageId }) => messageId)));
