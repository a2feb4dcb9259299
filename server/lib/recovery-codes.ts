import { createHash, randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'

const codeCount = 10

/** 120 random bits, which need no slow hash. */
const newCode = () => {
  const code = new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer }).base32.toLowerCase()
  return [code.slice(0, 8), code.slice(8, 16), code.slice(16)].join('-')
}

export const newRecoveryCodes = (): string[] => Array.from({ length: codeCount }, newCode)

/** Case, spaces and hyphens do not matter. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
    .digest('hex')

/** The stored hashes without that of a code; undefined: the code is wrong or was used. */
export function withoutCode(recovery: string, code: string): string | undefined {
  const hashes = storedHashes(recovery)
  const used = hashRecoveryCode(code)
  return hashes.includes(used) ? JSON.stringify(hashes.filter((hash) => hash !== used)) : undefined
}

/** The hashes of the codes that were not used yet, as they are stored. */
export function storedHashes(recovery: string): unknown[] {
  const hashes: unknown = JSON.parse(recovery)
  return Array.isArray(hashes) ? hashes : []
}
