import { act, useState } from 'react'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultFormats } from '../../../../schemas/formats.ts'
import type { SiteConfig } from '../../../../schemas/compiled.ts'
import { click, mount } from '../../../../tests/support/mount.tsx'
import {
  autofillText,
  composeText,
  deleteText,
  pasteText,
  typeText,
  undoTo,
} from '../../../../tests/support/edit-input.ts'
import { testConfig } from '../../../../tests/support/site-config.ts'
import { AmountField, type TypedAmount } from './amount-field.tsx'

const nbsp = '\u00a0'
/** How a page separates thousands and decimals. */
type Page = readonly [group: string, decimal: string]
const pages: readonly Page[] = [
  [',', '.'],
  [nbsp, ','],
  [nbsp, '.'],
  ['.', ','],
]

function configOf([group, decimal]: Page, typedDecimals: number): SiteConfig {
  const formats = { ...defaultFormats, group, decimal, currencies: { USD: { typedDecimals } } }
  return { ...testConfig, site: { ...testConfig.site, formats } }
}

let unmount: (() => Promise<void>) | undefined
afterEach(async () => {
  await unmount?.()
  unmount = undefined
})

async function showField(config: SiteConfig, presets: string[] = []) {
  await unmount?.()
  let amount: TypedAmount = ''
  function Field() {
    const [value, setValue] = useState<TypedAmount>('')
    amount = value
    return (
      <AmountField
        amount={value}
        currency="USD"
        min="1"
        max="9999999"
        presets={presets}
        problem={undefined}
        inputRef={null}
        onChange={setValue}
        onLeave={() => undefined}
      />
    )
  }
  const page = await mount(<Field />, { config })
  unmount = page.unmount
  const input = page.container.querySelector('input')
  if (input === null) throw new Error('no input')
  const edit = (change: (field: HTMLInputElement) => void) => act(async () => change(input))
  return { page, input, edit, sent: () => amount }
}

/** All numbers that a text may be to people who group thousands and write decimals in some way, in any language. */
function readingsOf(text: string, decimals: number): Set<number> {
  const plain = text.trim().replace(/\s/g, ' ')
  const ways = [',.', '.,', ' ,', ' .', "'.", '’.'].map(([group = '', decimal = '']) => {
    const [whole = '', fraction = '', ...more] = plain.split(decimal)
    const isGrouped = whole.split(group).every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part))
    const isNumber = more.length === 0 && /^\d*$/.test(fraction) && (/^\d+$/.test(whole) || isGrouped)
    const number = Number(`${whole.split(group).join('')}.${fraction}`)
    return isNumber && fraction.replace(/0+$/, '').length <= decimals ? number : NaN
  })
  return new Set(ways.filter((number) => !Number.isNaN(number)))
}

/** A number that the page itself would write so. */
function readingOnPage(text: string, [group, decimal]: Page): number {
  const [whole = '', fraction = ''] = text.trim().split(decimal)
  return Number(`${whole.split(group).join('')}.${fraction}`)
}

/** What is sent is what everyone reads, or at least everyone who knows how the page writes numbers. */
function expectReading(sent: string, written: string, page: Page, decimals: number) {
  // The digit of another script among the characters below.
  const text = written.replaceAll('٣', '3')
  const readings = readingsOf(text, decimals)
  expect(readings).toContain(Number(sent))
  if (readings.size > 1) expect(Number(sent)).toBe(readingOnPage(text, page))
}

const character = fc.constantFrom(
  ...Array.from('0123456789'),
  '0',
  '5',
  ',',
  '.',
  ' ',
  nbsp,
  '\u202f',
  "'",
  '-',
  'e',
  '٣',
  '$',
)
const written = fc.oneof(
  fc.constantFrom('6.50', '12,50', '1 112,37', '1,234', '1.234', '1e3', '1,2345', '1.000', '1,234.50 $'),
  fc.array(character, { maxLength: 9 }).map((keys) => keys.join('')),
)
const edit = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), text: written }),
  fc.record({ kind: fc.constantFrom('paste' as const, 'paste without data' as const), text: written }),
  fc.record({ kind: fc.constantFrom('autofill' as const, 'compose' as const), text: written }),
  fc.record({
    kind: fc.constantFrom('backspace' as const, 'delete' as const, 'undo' as const, 'leave' as const),
  }),
  fc.record({ kind: fc.constant('select' as const), from: fc.nat(12), to: fc.nat(12) }),
)

describe('an amount field', () => {
  it('sends the number that a person reads in it, or nothing, whatever is typed', async () => {
    const setting = fc.record({
      page: fc.constantFrom(...pages),
      decimals: fc.constantFrom(0, 2, 6),
      edits: fc.array(edit, { minLength: 1, maxLength: 6 }),
    })
    await fc.assert(
      fc.asyncProperty(setting, async ({ page, decimals, edits }) => {
        const field = await showField(configOf(page, decimals))
        const earlier = ['']
        for (const one of edits) {
          await field.edit((input) => {
            if (one.kind === 'type') typeText(input, one.text)
            else if (one.kind === 'paste') pasteText(input, one.text)
            else if (one.kind === 'paste without data') pasteText(input, one.text, null)
            else if (one.kind === 'autofill') autofillText(input, one.text)
            else if (one.kind === 'compose') composeText(input, one.text)
            else if (one.kind === 'backspace') deleteText(input, 'Backward')
            else if (one.kind === 'delete') deleteText(input, 'Forward')
            else if (one.kind === 'undo') undoTo(input, earlier.at(-2) ?? '')
            else if (one.kind === 'select')
              input.setSelectionRange(Math.min(one.from, one.to), Math.max(one.from, one.to))
            else input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
          })
          earlier.push(field.input.value)
          const sent = field.sent()
          if (field.input.value === '') expect(sent).toBe('')
          else if (sent !== null) expectReading(sent, field.input.value, page, decimals)
        }
      }),
      { numRuns: 50 },
    )
  })

  it.each(['type', 'paste', 'autofill', 'compose'] as const)(
    'never sends another number than the one in the text: %s',
    async (way) => {
      const enter = { type: typeText, paste: pasteText, autofill: autofillText, compose: composeText }[way]
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...pages),
          fc.constantFrom(0, 2, 6),
          written,
          async (page, decimals, text) => {
            const field = await showField(configOf(page, decimals))
            await field.edit((input) => enter(input, text))
            const sent = field.sent()
            if (sent !== null && sent !== '') expectReading(sent, text, page, decimals)
          },
        ),
        { numRuns: 50 },
      )
    },
  )

  it('keeps the caret beside the same digits when the groups move', async () => {
    const { input, edit: change } = await showField(configOf([',', '.'], 2))
    await change(() => typeText(input, '50000'))
    await change(() => input.setSelectionRange(0, 0))
    await change(() => typeText(input, '1'))
    expect([input.value, input.selectionStart]).toEqual(['150,000', 1])
    await change(() => typeText(input, '9'))
    expect([input.value, input.selectionStart]).toEqual(['1,950,000', 3])
    await change(() => input.setSelectionRange(7, 7))
    await change(() => typeText(input, '.'))
    expect([input.value, input.selectionStart]).toEqual(['19,500.00', 7])
  })

  it('deletes the digit beside a separator, and the decimal sign itself', async () => {
    const { input, edit: change, sent } = await showField(configOf([',', '.'], 2))
    await change(() => typeText(input, '1234.5'))
    await change(() => input.setSelectionRange(2, 2))
    await change(() => deleteText(input, 'Backward'))
    expect([input.value, input.selectionStart]).toEqual(['234.5', 0])
    await change(() => input.setSelectionRange(4, 4))
    await change(() => deleteText(input, 'Backward'))
    expect([input.value, sent()]).toEqual(['2,345', '2345'])
  })

  it('goes on from a preset as from typed digits', async () => {
    const { page, input, edit: change, sent } = await showField(configOf([',', '.'], 2), ['500000'])
    await click(page.control('500,000'))
    await change(() => input.setSelectionRange(7, 7))
    await change(() => deleteText(input, 'Backward'))
    expect([input.value, sent()]).toEqual(['50,000', '50000'])
    await change(() => pasteText(input, '00'))
    expect([input.value, sent()]).toEqual(['5,000,000', '5000000'])
  })

  it('shows an amount as the page writes it when the field is left, and other text as typed', async () => {
    const { input, edit: change, sent } = await showField(configOf([',', '.'], 2))
    await change(() => pasteText(input, '1 112,5'))
    expect([input.value, sent()]).toEqual(['1 112,5', '1112.50'])
    await change(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect([input.value, sent()]).toEqual(['1,112.50', '1112.50'])
    await change(() => autofillText(input, '1e3'))
    await change(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect([input.value, sent()]).toEqual(['1e3', null])
  })
})
