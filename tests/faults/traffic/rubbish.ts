import { randomBytes } from 'node:crypto'
import type { Visitor } from './visitor.ts'
import { choose } from './world.ts'

const paths = [
  '/%',
  '/%00',
  '/%c0%ae%c0%ae/etc/passwd',
  '/.env',
  '/wp-login.php',
  '/game/__proto__',
  '/platform/game/constructor',
  '/gamehall/999999999999999999999',
  '/offers/-1',
  '/tournaments/%F0%9F%8E%B0',
  '/ru/ru/ru',
  '/nfx/page',
  '/nfx/page?locale=xx&path=//evil.example',
  '/nfx/page?locale=uz&path=%00',
  '/nfx/forms/uz/__proto__',
  '/nfx/messages/uz/none.json',
  '/nfx/theme/none.css',
  '/nfx/art/none/none.svg',
  '/media/none.png',
  '/assets/none.js',
  '/api/games/get?v=2.34&locale=uz&count=1e99&offset=-1&fields=__proto__',
  '/api/nothing/real?v=2.34&locale=uz',
  '/api/games/get?count=a&count=b&types[]=c&options={',
  '/studio/api/documents.list',
  '/content/documents',
  '/sandbox/payments/none',
  `/?${'a=b&'.repeat(2_000)}`,
  `/${'a/'.repeat(500)}`,
]

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'a',
]

const bodies = [
  '',
  '{',
  '[]',
  'null',
  '{"__proto__":{"a":1}}',
  '['.repeat(500),
  'login=%&password=%00',
  'token=a&token=b&stake=1e99',
  'x'.repeat(50_000),
]

const targets = [
  '/api/auth/login?v=2.34&locale=uz',
  '/api/cashier/makedeposit?v=2.34&locale=uz',
  '/api/auth/register',
  '/studio/api/session.open',
  '/content/publish',
  '/content/check',
  '/sandbox/slot/spin',
  '/nfx/vitals',
  '/cms/auth/local',
  '/rules',
]

const headers: readonly Record<string, string>[] = [
  {},
  { cookie: `marquee_session=${'a'.repeat(3_000)}` },
  { cookie: '; =; marquee_session==; %' },
  { 'accept-encoding': 'br;q=x, *' },
  { 'accept-language': 'x'.repeat(1_000) },
  { 'if-none-match': '"a", W/"b"' },
  { range: 'bytes=9-1' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { authorization: 'Bearer' },
  { host: 'evil.example' },
]

/** Sends something that no browser of a player sends. Any answer is right but a server's failure. */
export async function sendRubbish(visitor: Visitor): Promise<void> {
  await visitor.send(choose(paths), { headers: choose(headers), also: null })
  await visitor.send(choose(paths), { method: choose(['PUT', 'DELETE', 'OPTIONS', 'PATCH']), also: null })
  await visitor.send(choose(targets), {
    method: 'POST',
    headers: { 'content-type': choose(types), ...choose(headers) },
    body: Math.random() < 0.2 ? randomBytes(300) : choose(bodies),
    also: null,
  })
}
