// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fireEvent } from 'storybook/test'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { asCompound } from '../../../tests/support/plain-and-compound.ts'
import { registerOperation } from '../../../tests/support/register-operation.ts'
import { hideForms, showForm, testForm } from '../../../tests/support/show-form.tsx'
import type { Operation } from '../../../src/renderer/actions.ts'
import { isPlain } from './is-plain.ts'

vi.mock('../../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const send = vi.fn<Operation>()
registerOperation('auth.login', (values) => send(values))
afterEach(hideForms)

const text = { type: 'string' }
const kind = { type: 'string', enum: ['a', 'b'], default: 'a' }
const shownFor = (field: string, value: unknown, then: Record<string, unknown>) => ({
  if: { properties: { [field]: { const: value } }, required: [field] },
  then,
})

const shapes: Record<string, Record<string, unknown>> = {
  'defaults and choices': {
    required: ['kind', 'city'],
    properties: {
      kind,
      city: { ...text, default: 'Toshkent', maxLength: 8 },
      level: {
        type: 'integer',
        oneOf: [
          { const: 1, title: 'Low' },
          { const: 2, title: 'High' },
        ],
      },
      age: { type: 'integer', minimum: 18 },
      agreed: { type: 'boolean', const: true, title: 'Agreed' },
    },
  },
  'a field that a choice shows': {
    required: ['kind'],
    properties: { kind, name: text },
    ...shownFor('kind', 'b', { properties: { tax: { ...text, minLength: 2 } }, required: ['tax'] }),
  },
  // Required: beside `allOf` rjsf does not let anyone empty a choice that has a default.
  'fields that show each other': {
    required: ['kind'],
    properties: { kind },
    allOf: [
      shownFor('kind', 'b', {
        properties: { level: { ...text, enum: ['low', 'high'], default: 'low' } },
        required: ['level'],
      }),
      shownFor('level', 'high', { properties: { why: { ...text, default: 'so' } }, required: ['why'] }),
    ],
  },
  'a field that text shows': {
    properties: { code: text },
    ...shownFor('code', '12', { properties: { gift: text }, required: ['gift'] }),
  },
}

type Step = { place: number; text: string; option: number }
const step: fc.Arbitrary<Step> = fc.record({
  place: fc.oneof(fc.constant(0), fc.nat(5)),
  text: fc.constantFrom('', '1', '12', '123456789'),
  option: fc.nat(2),
})

/** A field with an initial value is emptied, disappears and returns: it stays empty. */
const emptiedAndHidden = [
  [0, 1],
  [1, 1],
  [5, 0],
  [0, 0],
  [0, 1],
].map(([place = 0, option = 0]): Step => ({ place, text: '', option }))

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function take(container: HTMLElement, { place, text: typed, option }: Step) {
  const controls = [...container.querySelectorAll('input, select')]
  const control = controls[place % controls.length]
  if (control instanceof HTMLSelectElement) {
    const chosen = control.options[option % control.options.length]
    if (chosen) fireEvent.change(control, { target: { value: chosen.value } })
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') fireEvent.click(control)
  else if (control) fireEvent.change(control, { target: { value: typed } })
  if (control) fireEvent.focusOut(control)
  await settled()
}

/** The controls by id after each step, with their values and messages, and what is sent at the end. */
async function walk(form: CompiledForm, steps: readonly Step[]) {
  await showForm({ form, id: 'root' })
  await settled()
  const container = document.body.lastElementChild
  if (!(container instanceof HTMLElement)) throw new Error('no form')
  const seen: unknown[] = []
  const look = () =>
    seen.push(
      [...container.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((each) => [
        each.id,
        each.type === 'checkbox' && each instanceof HTMLInputElement ? each.checked : each.value,
        each.getAttribute('aria-invalid'),
      ]),
    )
  look()
  for (const taken of steps) {
    await take(container, taken)
    look()
  }
  send.mockReset()
  fireEvent.submit(container.querySelector('form') ?? container)
  await settled()
  look()
  seen.push(send.mock.calls[0]?.[0])
  hideForms()
  return seen
}

describe('shows and submits the same values and messages as rjsf', () => {
  test.each(Object.entries(shapes))(
    '%s',
    async (_name, schema) => {
      const form = testForm({ type: 'object', ...schema }, { strategy: 'eager' })
      expect(isPlain(form)).toBe(true)
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
          expect(await walk(form, steps)).toEqual(await walk(asCompound(form), steps))
        }),
        { numRuns: 25, examples: [[emptiedAndHidden]] },
      )
    },
    60_000,
  )
})
