/** The oldest version of Node.js that the command runs on: that of `engines`. */
export const LEAST_NODE = '20.19';

/** Whether a version of Node.js is older than that: there the command ends in an error that says nothing of it. */
export function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}
