import { expect, it } from 'vitest'
import { registry } from '../../../../registry/index.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { both, document, form, page, smallSite } from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

/** The small site has blocks of the small registry only, which the real one does not know. */
const site = smallSite().map((each): StoredDocument => {
  if (each.kind === 'layout') return document('layout', each.key, { header: [], footer: [] })
  return each.kind === 'page' ? { ...each, body: { ...each.body, blocks: [] } } : each
})
const code = {
  schema: { type: 'object', properties: { code: { type: 'string', title: both('Kod') } } },
  submit: { operation: 'auth.confirmLogin', label: both('Kirish') },
}
const publish = (changes: StoredDocument[], base: StoredDocument[]) =>
  publishOver(changes, { registry }, [
    ...site,
    form('two-factor', code),
    form('recovery-code', code),
    ...base,
  ])

const login = (props: Record<string, string>) => {
  const texts = { title: both('Kod'), text: both('Kodni yozing'), form: 'two-factor' }
  const block = { id: 'code', type: 'LoginCode', version: 1, props: { ...texts, ...props } }
  return document('popup', 'two-factor', { title: both('Kod'), size: 'custom', blocks: [block] })
}
const recoverable = login({ recoveryForm: 'recovery-code' })
const security = (isHidden = false) =>
  page('security', {
    route: '/security',
    blocks: [{ id: 'app', type: 'Authenticator', version: 1, props: {}, ...(isHidden && { isHidden }) }],
  })

const lost =
  'Players who have lost their authenticator app could not log in: no login asks for their recovery codes'

it('rejects an authenticator app where no login asks for recovery codes', async () => {
  expect(brief(await publish([security()], [login({})]))).toEqual([`error page/security /blocks/0 ${lost}`])
  expect(brief(await publish([security()], []))).toEqual([`error page/security /blocks/0 ${lost}`])
  expect(brief(await publish([security(true)], [login({})]))).toEqual([])
  expect(brief(await publish([security()], [recoverable]))).toEqual([])
  expect(brief(await publish([security(), recoverable], [login({})]))).toEqual([])
})

it('rejects a login that no longer asks for recovery codes while players have authenticator apps', async () => {
  expect(brief(await publish([login({})], [recoverable, security()]))).toEqual([
    `error popup/two-factor /blocks/0/props/recoveryForm ${lost}`,
  ])
  expect(brief(await publish([login({})], [recoverable]))).toEqual([])
})
