// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { sandboxBehindFetch } from '../support/sandbox-behind-fetch.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { keepPromoCode, keptPromoCode } from '../../../src/lib/preferences/promo-code.ts'
import { closeTopDialog, DialogHost } from '../../../src/modules/dialogs/index.ts'
import { sessionStore } from '../../../src/modules/session/index.ts'
import { onTrackedEvent, type TrackedEvent } from '../../../src/modules/tracking/index.ts'
import {
  activatedCampaign,
  describePromoCode,
  FoldedPromoEntry,
  PromoEntry,
} from '../../../src/modules/promo/index.ts'
import { eventually } from '../../../tests/support/eventually.ts'

const events: TrackedEvent[] = []
onTrackedEvent((event) => events.push(event))
const texts = messages.body.common.promoCodeErrors

// Loads the dialog code in advance, so that the tests do not wait for it.
beforeAll(() => import('../../../src/modules/dialogs/dialog-stack.tsx'))

beforeEach(() => {
  localStorage.clear()
  events.length = 0
  sessionStore.set(testAccount)
  // jsdom renders neither dialogs nor their size.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(
      class {
        observe = vi.fn()
        disconnect = vi.fn()
      },
    ),
  )
})
afterEach(() => {
  sessionStore.set(null)
})

async function open(entry = <PromoEntry />) {
  const page = await mount(
    <>
      {entry}
      <DialogHost />
    </>,
    { account: testAccount },
  )
  const field = page.container.querySelector('input')
  if (field === null) throw new Error('no field for the code')
  const enter = async (code: string) => {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await click(page.control('Активировать'))
    await eventually(() => expect(page.control('Активировать').hasAttribute('aria-busy')).toBe(false))
    await settle()
  }
  const close = async () => {
    await act(async () => closeTopDialog())
    await settle()
  }
  return { page, field, enter, close, dialog: () => page.container.querySelector('dialog') }
}

describe('a valid promo code', () => {
  it('clears the form, is stored as activated, and its reward is shown in a dialog [API-CAMP-02, DLG-14, PROMO-01, PROMO-02, PROMO-03, PROMO-04]', async () => {
    const { sandbox } = await sandboxBehindFetch()
    const { field, enter, close, dialog } = await open()
    expect(activatedCampaign()).toBeUndefined()
    await enter(' marra50 ')
    expect(field.value).toBe('')
    expect(activatedCampaign()).toMatchObject({ sysname: 'promo-bonus' })
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Промокод принят')
    expect(dialog()?.textContent).toContain('50,000')
    expect(dialog()?.textContent).toContain('Бонус ждёт на странице «Бонусы»')
    expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe('/ru/profile/bonuses')
    expect(events).toEqual([])
    await close()
    await sandbox.close()
  })

  it('links to the deposit it is for, but not within the deposit [PROMO-04]', async () => {
    const { sandbox } = await sandboxBehindFetch({ login: '998901234568', password: 'marra2026' })
    const away = await open()
    await away.enter('BIRINCHI')
    expect(away.dialog()?.querySelector('a')?.getAttribute('href')).toBe('/ru/cashier/deposit')
    expect(away.dialog()?.textContent).not.toContain('ждёт')
    await away.close()
    const within = await open(<FoldedPromoEntry />)
    await within.enter('MARRA50')
    expect(within.dialog()?.querySelector('h2')?.textContent).toBe('Промокод принят')
    expect(within.dialog()?.querySelector('a')).toBeNull()
    await within.close()
    await sandbox.close()
  })

  it('does not belong to the next player who logs in', async () => {
    const { sandbox } = await sandboxBehindFetch()
    const { enter, close } = await open()
    await enter('MARRA50')
    sessionStore.set({ ...testAccount, uid: 'another' })
    expect(activatedCampaign()).toBeUndefined()
    await close()
    await sandbox.close()
  })

  it('is sent once for a double click [PROMO-01]', async () => {
    const platform = testPlatform({ 'campaigns.activateOffer': () => new Promise(() => undefined) })
    keepPromoCode('?promo_code=MARRA50')
    const { page } = await open()
    const button = page.control('Активировать')
    await click(button)
    await click(button)
    expect(platform.called('campaigns.activateOffer')).toHaveLength(1)
  })
})

describe('a rejected promo code', () => {
  it.each([
    ['!', 'INVALID'],
    ['QWERTY', 'NOT_FOUND'],
    ['NAVROZ2099', 'NOT_STARTED'],
    ['YOZ2025', 'EXPIRED'],
    ['YAGONA', 'LIMIT_REACHED'],
    ['DOLLAR', 'WRONG_CURRENCY'],
    ['ALMATY', 'WRONG_COUNTRY'],
    ['OLMOS', 'NOT_FOR_USER'],
    ['YANGI', 'REGISTRATION_ONLY'],
    ['DEPOZIT', 'DEPOSIT_REQUIRED'],
  ] as const)(
    'for %s shows the text for %s in the form and is reported [PROMO-05, PROMO-08, PROMO-10]',
    async (code, reason) => {
      const { sandbox } = await sandboxBehindFetch({ login: '998901234568', password: 'marra2026' })
      sandbox.pass(2 * 24 * 60 * 60 * 1000)
      const { field, page, enter, dialog } = await open()
      await enter(code)
      expect(page.container.textContent).toContain(texts[reason])
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(page.container.querySelector('[role=status]')?.textContent).toBe(texts[reason])
      expect(field.value).toBe(code)
      expect(dialog()).toBeNull()
      expect(events).toEqual([{ name: 'promo-not-found', params: { code: reason } }])
      await page.unmount()
      await sandbox.close()
    },
  )

  it('shows on the second use that it was used, and is not offered again [PROMO-08]', async () => {
    const { sandbox } = await sandboxBehindFetch()
    const first = await open()
    await first.enter('MARRA50')
    await first.close()
    keepPromoCode('?promo_code=MARRA50')
    const second = await open()
    await second.enter('MARRA50')
    expect(second.page.container.textContent).toContain(texts.ALREADY_USED)
    expect(keptPromoCode()).toBeUndefined()
    await second.page.unmount()
    await sandbox.close()
  })

  it.each([
    ['has no words of its own', { promo_code: ['MOON_PHASE', 'EXPIRED'] }, 'MOON_PHASE'],
    ['is not named', {}, 'INVALID'],
  ])('is called invalid for a reason that %s [PROMO-09]', async (_, data, code) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        Response.json(
          { error: { type: 'InvalidParameterException', message: '', error_data: data } },
          { status: 422 },
        ),
      ),
    )
    const { page, enter } = await open()
    await enter('MARRA50')
    expect(page.container.textContent).toContain(texts.INVALID)
    expect(events).toEqual([{ name: 'promo-not-found', params: { code } }])
  })

  it('hides the error as soon as the text changes', async () => {
    testPlatform({ 'campaigns.activateOffer': () => ({ error: 'InvalidParameterException' }) })
    const { field, enter } = await open()
    await enter('OLD')
    expect(field.hasAttribute('aria-invalid')).toBe(true)
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'OLDER')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(field.hasAttribute('aria-invalid')).toBe(false)
  })

  it('is also reported when a form checks it [PROMO-10]', async () => {
    const { sandbox } = await sandboxBehindFetch()
    await expect(describePromoCode({ promo_code: 'YOZ2025' })).rejects.toMatchObject({
      data: { promo_code: ['EXPIRED'] },
    })
    expect(events).toEqual([{ name: 'promo-not-found', params: { code: 'EXPIRED' } }])
    await sandbox.close()
  })
})

it('does not blame the code for other errors', async () => {
  testPlatform({ 'campaigns.activateOffer': () => ({ error: 'TooManyRequestsException' }) })
  const { page, enter } = await open()
  await enter('MARRA50')
  expect(page.container.textContent).toContain(messages.body.errors.TooManyRequestsException)
  testPlatform({ 'campaigns.activateOffer': () => 'connection lost' })
  await enter('MARRA50')
  expect(page.container.textContent).toContain(messages.body.errors.network.text)
  expect(events).toEqual([])
})

describe('the code that the player arrived with', () => {
  it('prefills the field, and opens the collapsed one [PROMO-07]', async () => {
    keepPromoCode('?promo_code=MARRA50')
    const { field, page } = await open(<FoldedPromoEntry />)
    expect(field.value).toBe('MARRA50')
    expect(page.container.querySelector('details')?.open).toBe(true)
  })

  it('is kept until it has been used', async () => {
    const { sandbox } = await sandboxBehindFetch()
    keepPromoCode('?promo_code=marra50')
    const { field, enter, close } = await open()
    await enter('BALL300')
    expect(keptPromoCode()).toBe('marra50')
    await act(async () => closeTopDialog())
    await enter('MARRA50')
    expect(keptPromoCode()).toBeUndefined()
    expect(field.value).toBe('')
    await close()
    await sandbox.close()
  })
})
