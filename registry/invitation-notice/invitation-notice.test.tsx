import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { markup } from '../../tests/support/markup.tsx'
import { pageContext } from '../../tests/support/page-context.ts'
import { InvitationNotice } from './invitation-notice.tsx'

const texts = messages.body.referral.notice
function shown({
  text,
  isPlayer = false,
  isOn = true,
}: { text?: string; isPlayer?: boolean; isOn?: boolean } = {}) {
  const props = text === undefined ? {} : { text }
  const notice = <InvitationNotice {...bare} props={props} />
  const { facts } = pageContext()
  const user = isPlayer ? ('authenticated' as const) : ('guest' as const)
  return markup(notice, { locale: 'ru', facts: { ...facts, user, features: { referral: isOn } } })
}

it('tells guests about the invitation and lets them decline it, whatever the document says', () => {
  const usual = shown()
  expect(usual.querySelector('aside')?.textContent).toBe(texts.text + texts.decline)
  const own = shown({ text: 'Вас пригласили.' })
  expect(own.querySelector('aside')?.textContent).toBe(`Вас пригласили.${texts.decline}`)
  for (const page of [usual, own])
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/ru/invite/decline')
})

it('is absent for players, and on a site without invitations', () => {
  expect(shown({ isPlayer: true }).querySelector('aside')).toBeNull()
  expect(shown({ isOn: false }).querySelector('aside')).toBeNull()
})
