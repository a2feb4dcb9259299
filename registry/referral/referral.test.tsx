import { beforeEach, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testConfig } from '../../tests/support/site-config.ts'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { examples } from './referral.examples.ts'
import { Referral } from './referral.tsx'

const texts = messages.body.referral
const link = 'http://localhost:3000/ru/invite/K7MPW4ZD'
const writeText = vi.fn()
const share = vi.fn()

function browserWith(more: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      clipboard: { value: { writeText } },
      ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }])),
    }),
  )
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined)
  share.mockReset().mockResolvedValue(undefined)
  browserWith({})
  testPlatform({ 'referral.getinfo': () => ({ data: examples.normal.data.info.data }) })
})
async function show(
  name: keyof typeof examples,
  { account = testAccount, features = { referral: true } } = {},
) {
  const { data } = examples[name]
  const block = <Referral {...bare} data={data} />
  const page = await mount(block, { account, features })
  await settle()
  const term = (title: string) =>
    [...page.container.querySelectorAll('dt')].find((each) => each.textContent === title)?.nextSibling
      ?.textContent
  return { ...page, term, text: () => page.container.textContent }
}
const status = (container: HTMLElement) => container.querySelector('[role=status]')?.textContent

it('shows the terms of the platform, and the figures', async () => {
  const page = await show('normal')
  expect(page.term(texts.terms.reward)).toBe('бонус 50,000\u00a0сум')
  expect(page.container.querySelector('details')?.textContent).toBe(
    `${texts.terms.bonusTerms}Bonusning 3 baravari miqdorida tiking.Muddat — 14 kun. Faqat 18+.`,
  )
  expect(page.term(texts.terms.wagering)).toBe('×3')
  expect(page.term(texts.terms.deposit)).toContain('100,000')
  expect(page.term(texts.terms.bets)).toContain('200,000')
  expect(page.term(texts.terms.time)).toBe('30 дней после регистрации')
  expect(page.term(texts.terms.limit)).toBe('не больше 10')
  expect(page.text()).toContain('За календарный месяц — не больше 10 наград.')
  expect(page.term(texts.figures.invited)).toBe('12')
  expect(page.term(texts.figures.earned)).toBe('300,000\u00a0сум')
  expect(page.text()).toContain(texts.link.adults)
})

it('leaves out terms that the platform does not have', async () => {
  const page = await show('cash')
  expect(page.term(texts.terms.wagering)).toBeUndefined()
  expect(page.term(texts.terms.bets)).toBeUndefined()
  expect(page.term(texts.terms.limit)).toBe(texts.terms.noLimit)
  expect(page.text()).toContain(texts.steps.reward.cash)
  expect(page.text()).not.toContain('За календарный месяц')
  expect(page.text()).not.toContain(texts.terms.bonusTerms)
})

it('copies the link in the language of the player, and says so', async () => {
  const page = await show('normal')
  await click(page.control(texts.link.copy))
  await settle()
  expect(writeText).toHaveBeenCalledWith(link)
  expect(page.text()).toContain(link)
  expect(status(page.container)).toBe(texts.link.copied)
})

it('announces the result of each copy, also the same one again', async () => {
  const page = await show('normal')
  const region = page.container.querySelector('[role=status]')
  await click(page.control(texts.link.copy))
  await settle()
  expect(region?.textContent).toBe(texts.link.copied)
  let finish: () => void = () => {}
  writeText.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)))
  await click(page.control(texts.link.copy))
  expect(region?.textContent).toBe('')
  finish()
  await settle()
  expect(region?.textContent).toBe(texts.link.copied)
  expect(region?.isConnected).toBe(true)
})

it('says that the browser did not allow copying', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const page = await show('normal')
  await click(page.control(texts.link.copy))
  await settle()
  expect(status(page.container)).toBe(texts.link.notCopied)
})

it('shares the link where the browser can, and says nothing if the player changes their mind', async () => {
  const without = await show('normal')
  expect(() => without.control(texts.link.share)).toThrow('no control')
  await without.unmount()
  share.mockRejectedValue(new DOMException('closed', 'AbortError'))
  browserWith({ share })
  const page = await show('normal')
  await click(page.control(texts.link.share))
  await settle()
  expect(share).toHaveBeenCalledWith({
    url: link,
    text: `Приглашаю на сайт ${testConfig.site.name}. Только 18+`,
  })
  expect(status(page.container)).toBe('')
})

it('invites nobody during a break', async () => {
  const page = await show('normal', { account: { ...testAccount, is_on_break: true } })
  expect(page.text()).toContain(texts.onBreak)
  expect(page.text()).not.toContain('K7MPW4ZD')
  expect(page.container.querySelector('button')).toBeNull()
})

it('says so, too, if only the platform knows of the break', async () => {
  const data = { info: { status: 'error' as const, error: 'InvalidRequestException' } }
  const block = <Referral {...bare} data={data} />
  const page = await mount(block, { account: testAccount, features: { referral: true } })
  expect(page.container.textContent).toContain(texts.onBreak)
  expect(page.container.querySelector('button, [role=alert]')).toBeNull()
})

it('reports a failure with a retry, and is absent on a site or a platform without invitations', async () => {
  const failed = await show('error')
  await click(failed.control(messages.body.errors.retry))
  await settle()
  expect(failed.text()).toContain('K7MPW4ZD')
  await failed.unmount()
  const off = await show('normal', { features: { referral: false } })
  expect(off.text()).toBe('')
  await off.unmount()
  const data = { info: { status: 'error' as const, error: 'MethodNotFoundException' } }
  const block = <Referral {...bare} data={data} />
  const absent = await mount(block, { account: testAccount, features: { referral: true } })
  expect(absent.container.textContent).toBe('')
})
