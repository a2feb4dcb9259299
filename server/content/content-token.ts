import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The token that a server made for itself, in a file which only its user may read. */
export async function readOrMakeToken(dataDir: string): Promise<string> {
  const file = join(dataDir, 'content-token')
  const existing = await readFile(file, 'utf8').catch(() => '')
  if (existing.trim() !== '') {
    await chmod(file, 0o600)
    return existing.trim()
  }
  const token = randomBytes(32).toString('base64url')
  await writeFile(file, `${token}\n`, { mode: 0o600 })
  return token
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether an Authorization header bears the token; takes as long for a wrong one as for the right one. */
export function bearsToken(header: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(header ?? '') ?? []
  return timingSafeEqual(digest(given), digest(token))
}
