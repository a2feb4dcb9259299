import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { mount } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { TwoFactor } from './two-factor.tsx'

it.each([
  [{ twoFactor: true }, true],
  [{ twoFactor: false }, false],
  [{}, false],
])('with the switches %o the second factor is offered: %s [TFA-10]', async (features, isOffered) => {
  const element = <TwoFactor {...bare} />
  const page = await mount(element, { account: testAccount, features })
  expect(page.container.textContent.includes(messages.body.profile.twoFactor.title)).toBe(isOffered)
  expect(page.container.childElementCount > 0).toBe(isOffered)
})
