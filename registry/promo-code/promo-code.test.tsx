import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { mount } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { PromoCode } from './promo-code.tsx'

const block = <PromoCode {...bare} props={{ title: 'Промокод' }} />

it.each([
  ['a player', { account: testAccount }, true],
  ['a player on a break', { account: { ...testAccount, is_on_break: true } }, false],
  ['a guest', {}, false],
])('for %s the field is there or not', async (_, who, isThere) => {
  testPlatform({})
  const page = await mount(block, who)
  expect(page.container.querySelector('input') !== null).toBe(isThere)
})
