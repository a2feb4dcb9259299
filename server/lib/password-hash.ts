import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

const keyLength = 32
const blockSize = 8
/**
 * With the default cost of 2^15 these are figures that OWASP recommends: as slow as 2^17 in one pass, with a
 * quarter of the memory (32 MiB).
 */
const passes = 3

interface Parameters {
  cost: number
  blockSize: number
  passes: number
}

function derive(password: string, salt: Buffer, { cost, blockSize: r, passes: p }: Parameters) {
  // scrypt needs 128 · N · r bytes; Node's default maxmem rejects a cost above 2^14.
  const options: ScryptOptions = { N: cost, r, p, maxmem: 256 * cost * r + 2 ** 20 }
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}

const current = (cost: number): Parameters => ({ cost, blockSize, passes })

/** Reads a stored hash; those without block size and passes (`scrypt:cost:salt:key`) have 8 and 1. */
function readHash(hash: string) {
  const parts = hash.split(':')
  const [cost, r, p] = parts.length === 4 ? [parts[1], 8, 1] : parts.slice(1, 4)
  const [salt = '', key = ''] = parts.slice(-2)
  return {
    parameters: { cost: Number(cost), blockSize: Number(r), passes: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

/** The password as it is stored: `scrypt:cost:blockSize:passes:salt:key`. The cost is a power of two. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, current(cost))
  return ['scrypt', cost, blockSize, passes, salt.toString('base64url'), key.toString('base64url')].join(':')
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const { parameters, salt, key } = readHash(hash)
  return timingSafeEqual(await derive(password, salt, parameters), key)
}

/** Takes as long as a wrong password, for logins that do not exist. */
export async function pretendToCheck(password: string, cost: number): Promise<void> {
  await derive(password, randomBytes(16), current(cost))
}

/** Whether a hash was made with other parameters than today's, so that the next login should replace it. */
export function isOutdated(hash: string, cost: number): boolean {
  const { parameters } = readHash(hash)
  return parameters.cost !== cost || parameters.blockSize !== blockSize || parameters.passes !== passes
}
