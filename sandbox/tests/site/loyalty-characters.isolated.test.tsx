// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LoyaltyCharacter } from '../../../schemas/api/entities/loyalty.ts'
import { DialogHost } from '../../../src/modules/dialogs/index.ts'
import { toasts } from '../../../src/modules/toasts/toasts.ts'
import { registerAction } from '../../../src/renderer/actions.ts'
import { drawDialogs, removeDialogs } from '../../../tests/support/dialogs.ts'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { sandboxBehindFetch } from '../support/sandbox-behind-fetch.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { LoyaltyCharacters } from '../../../registry/loyalty-characters/loyalty-characters.tsx'
import { eventually } from '../../../tests/support/eventually.ts'

const character = (id: number, changes: Partial<LoyaltyCharacter> = {}): LoyaltyCharacter => ({
  id,
  sysname: 'fox',
  name: `Герой ${id}`,
  description: 'Приносит больше баллов.',
  image_url: null,
  min_level: 1,
  is_available: true,
  is_selected: false,
  ...changes,
})
const answer = (...items: LoyaltyCharacter[]) => ({
  status: 'success' as const,
  data: { items, offset: 0, limit: 20, total: items.length },
})

const block = (characters?: ReturnType<typeof answer>) => (
  <>
    <LoyaltyCharacters
      id="characters"
      props={{ title: 'Спутники' }}
      data={{ characters, info: undefined }}
      slots={{}}
      params={{}}
    />
    <DialogHost />
  </>
)
const dialogs = (container: HTMLElement) =>
  [...container.querySelectorAll('dialog')].map(({ textContent }) => textContent).join('\n')
const chosen = (container: HTMLElement) => container.querySelector('li[data-chosen] h3')?.textContent

const closers: (() => Promise<void>)[] = []
beforeAll(() => import('../../../src/modules/dialogs/dialog-stack.tsx'))
beforeEach(() => {
  // Calls use the language of the address.
  history.replaceState(null, '', '/ru')
  drawDialogs()
})
afterEach(async () => {
  await act(async () => removeDialogs())
  for (const { id } of toasts.get()) toasts.remove(id)
  await Promise.all(closers.splice(0).map((close) => close()))
})

test('another character is chosen through its dialog and the confirmation, and is active from then on [API-LOY-06, DLG-20, DLG-21, LOY-07]', async () => {
  const { called, sandbox } = await sandboxBehindFetch()
  closers.push(sandbox.close)
  const page = await mount(block(), { account: { ...testAccount, uid: 1 } })
  const becomes = (name: string) =>
    eventually(async () => {
      await settle()
      expect(chosen(page.container)).toBe(name)
    })
  await becomes('Барс')
  // The names of the levels come with another call.
  await eventually(async () => {
    await settle()
    expect(page.container.querySelector('li[data-locked]')?.textContent).toContain('С уровня «Платина»')
  })
  await click(page.control('Выбрать: Лис'))
  expect(dialogs(page.container)).toContain('Знает, когда остановиться')
  expect(dialogs(page.container)).toContain('Сейчас ваш спутник — Барс')
  await click(page.control('Выбрать'))
  expect(dialogs(page.container)).toContain('Выбрать спутника «Лис»?')
  expect(dialogs(page.container)).toContain('Вместо спутника «Барс»')
  expect(called('loyalty.setcharacter')).toEqual([])
  const yes = page.control('Да, выбрать')
  await act(async () => {
    yes.click()
    yes.click()
  })
  await becomes('Лис')
  expect(called('loyalty.setcharacter')).toHaveLength(1)
  expect(toasts.get()).toMatchObject([{ kind: 'success', title: 'Теперь ваш спутник — Лис' }])
})

test('declining keeps the current character', async () => {
  const platform = testPlatform({})
  const page = await mount(block(answer(character(1, { is_selected: true }), character(2))), {
    account: testAccount,
  })
  await click(page.control('Выбрать: Герой 2'))
  await click(page.control('Выбрать'))
  const [, no] = [...page.container.querySelectorAll<HTMLElement>('dialog button')].filter(
    ({ textContent }) => textContent === 'Отмена',
  )
  if (no === undefined) throw new Error('no way back')
  await click(no)
  expect(platform.called('loyalty.setcharacter')).toEqual([])
  expect(chosen(page.container)).toBe('Герой 1')
})

test('the number of the character is sent; a failure is shown in the confirmation, which can be retried [DLG-20, DLG-21, LOY-07]', async () => {
  const platform = testPlatform({
    'loyalty.setcharacter': () => ({ error: 'InvalidParameterException' }),
    'loyalty.getcharacters': () => ({ data: answer(character(2, { is_selected: true })).data }),
  })
  const page = await mount(block(answer(character(2))), { account: testAccount })
  await click(page.control('Выбрать: Герой 2'))
  expect(dialogs(page.container)).toContain('Спутника у вас пока нет')
  await click(page.control('Выбрать'))
  await click(page.control('Да, выбрать'))
  expect(platform.called('loyalty.setcharacter')[0]?.params).toMatchObject({ id: '2' })
  expect(page.container.querySelector('dialog [role=alert]')?.textContent).toContain('не получилось')
  platform.answers['loyalty.setcharacter'] = () => ({ data: 1 })
  await click(page.control('Да, выбрать'))
  expect(platform.called('loyalty.setcharacter')).toHaveLength(2)
  expect(chosen(page.container)).toBe('Герой 2')
})

test('a guest sees the initially available characters, is asked to log in, and causes no player calls [API-LOY-02]', async () => {
  const platform = testPlatform({})
  const opened: string[] = []
  registerAction('openPopup', ({ popup }) => opened.push(popup))
  const page = await mount(
    block(answer(character(1, { is_available: false }), character(4, { is_available: false, min_level: 4 }))),
  )
  expect(page.container.querySelector('li[data-locked]')?.textContent).toContain('С уровня 4')
  await click(page.control('Выбрать: Герой 1'))
  expect(opened).toEqual(['login'])
  expect(platform.calls).toEqual([])
})

test('there may be none, and a failure can be retried', async () => {
  const platform = testPlatform({
    'loyalty.getinfo': () => ({ error: 'InternalServerErrorException' }),
    'loyalty.getcharacters': () => ({ error: 'InternalServerErrorException' }),
  })
  const none = await mount(block(answer()))
  expect(none.container.textContent).toContain('Спутников пока нет')
  await none.unmount()
  const page = await mount(block(), { account: testAccount })
  await settle()
  platform.answers['loyalty.getcharacters'] = () => ({ data: answer(character(1)).data })
  await click(page.control('Попробовать ещё раз'))
  expect(page.container.querySelectorAll('li')).toHaveLength(1)
})
