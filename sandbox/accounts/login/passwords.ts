import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

const keyLength = 32

/** Stands in place of a hash for accounts that are entered another way, until a password is set. */
export const noPassword = 'none'

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  // scrypt needs about 1 KiB for each unit of cost; Node's own bound would refuse a cost above 2^14.
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

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = hash.split(':')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(cost))
  return timingSafeEqual(given, expected)
}

/**
 * Whether this is the password of a player. Takes as long where there is no player or no password, so
 * that the time of an answer does not tell which logins exist.
 */
export async function isPasswordOf(
  player: { password_hash: string } | undefined,
  password: string,
  cost: number,
): Promise<boolean> {
  if (player && player.password_hash !== noPassword) return isPassword(password, player.password_hash)
  await derive(password, randomBytes(16), cost)
  return false
}
