// What is bundled of a version, so that it can be asked beside another version in one process: `Witness`.
export { answer } from './answer.ts';
export { kindsByPackage } from './kinds-by-package.ts';
export { questionsIn } from './questions.ts';
