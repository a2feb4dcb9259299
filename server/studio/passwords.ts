import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

const keyLength = 32

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  // scrypt needs about 1 KiB for each unit of cost; Node's default limit would reject a cost above 2^14.
  const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 2048 * cost + 2 ** 20 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}

/** The password as it is stored: `scrypt:cost:salt:key`. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `scrypt:${cost}:${salt.toString('base64url')}:${key.toString('base64url')}`
}

/** Takes the same time for an unknown user, so that timing does not reveal which logins exist. */
export async function isPassword(password: string, hash: string | undefined, cost: number): Promise<boolean> {
  if (hash === undefined) {
    await derive(password, randomBytes(16), cost)
    return false
  }
  const [, ownCost = '', salt = '', key = ''] = hash.split(':')
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(ownCost))
  return timingSafeEqual(given, Buffer.from(key, 'base64url'))
}
