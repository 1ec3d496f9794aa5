/** The curve P-256 (FIPS 186): y² = x³ - 3x + b, modulo the prime. */
const PRIME = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

/** Whether an uncompressed point, or the point at the end of a key, is on the curve. The argument is in hex. */
export function isOnP256(hex: string): boolean {
  const [x, y] = [hex.slice(-128, -64), hex.slice(-64)].map((digits) => BigInt(`0x${digits}`));
  if (x === undefined || y === undefined || x >= PRIME || y >= PRIME) return false;
  return (y * y - x * x * x + 3n * x - B) % PRIME === 0n;
}
