// Prints the codes of the payload's errors in ESLint.
import { ESLint } from 'eslint';

const [{ messages }] = await new ESLint().lintFiles(['payload.json']);
console.log(JSON.stringify(messages.filter(({ severity }) => severity === 2).map(({ messageId }) => messageId)));
