// @vitest-environment jsdom
import fc from 'fast-check'
import type { RJSFSchema } from '@rjsf/utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fireEvent } from 'storybook/test'
import { hideForms, showForm, testForm } from '../../../tests/support/show-form.tsx'
import { hideStock, showStock } from '../../../tests/support/stock-form.tsx'
import { type Operation } from '../actions.ts'
import { registerOperation } from '../../../tests/support/register-operation.ts'

vi.mock('../render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

// Stock rjsf forgets what was entered into fields that disappear; ours has its own tests for that.
vi.mock('./engine/hidden-values.ts', () => ({
  HiddenValues: class {
    readonly follow = () => undefined
  },
}))
vi.mock(import('./engine/alternatives.ts'), async (original) => ({
  ...(await original()),
  withEarlier: (_alternative, fresh) => fresh,
}))

const send = vi.fn<Operation>()
registerOperation('auth.login', (values) => send(values))

const text = { type: 'string' } as const
const shapes: Record<string, RJSFSchema> = {
  'a condition and defaults': {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { type: 'string', enum: ['person', 'company'], default: 'person' },
      city: { ...text, default: 'Toshkent', maxLength: 8 },
    },
    if: { properties: { kind: { const: 'company' } }, required: ['kind'] },
    then: { required: ['tax'], properties: { tax: { ...text, minLength: 2 }, floor: { type: 'integer' } } },
    else: { properties: { name: text } },
  },
  'a condition that text brings about': {
    type: 'object',
    properties: { code: text, inner: { type: 'object', properties: { word: text } } },
    if: { properties: { code: { const: '12' } }, required: ['code'] },
    then: { required: ['gift'], properties: { gift: text } },
  },
  'lists of fields': {
    type: 'object',
    // Stock rjsf demands an optional list, too.
    required: ['people'],
    properties: {
      people: {
        type: 'array',
        minItems: 1,
        maxItems: 4,
        items: { type: 'object', required: ['name'], properties: { name: text, age: { type: 'integer' } } },
      },
      tags: { type: 'array', default: ['a'], items: text },
    },
  },
  alternatives: {
    type: 'object',
    properties: { note: text },
    oneOf: [
      { title: 'Mail', required: ['mail'], properties: { mail: text } },
      { title: 'Phone', required: ['phone'], properties: { phone: text, hour: { type: 'integer' } } },
    ],
  },
  'alternatives within a group': {
    type: 'object',
    properties: {
      pay: {
        type: 'object',
        anyOf: [
          { title: 'Card', required: ['card'], properties: { card: { ...text, minLength: 2 } } },
          { title: 'Cash', properties: { place: { ...text, default: 'kassa' } } },
        ],
      },
    },
  },
  dependencies: {
    type: 'object',
    properties: { card: text, plan: { type: 'string', enum: ['a', 'b'] } },
    dependencies: {
      card: { required: ['holder'], properties: { holder: text } },
      plan: {
        oneOf: [
          { properties: { plan: { enum: ['a'] }, cups: { type: 'integer' } } },
          { properties: { plan: { enum: ['b'] }, name: text }, required: ['name'] },
        ],
      },
    },
  },
}

interface Shown {
  container: HTMLElement
  /** Clicks the submit button; returns the submitted values, or undefined if the form was invalid. */
  submit(): Promise<unknown>
  buttons: Record<'add' | 'remove' | 'up' | 'down', string>
}

afterEach(() => {
  hideForms()
  hideStock()
  document.body.replaceChildren()
  vi.resetAllMocks()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function showStockForm(schema: RJSFSchema): Promise<Shown> {
  const { container, submit: click, sent } = await showStock({ schema })
  await settled()
  const submit = async () => {
    click()
    await settled()
    return sent()
  }
  const of = (action: string) => `.rjsf-array-item-${action}`
  return {
    container,
    submit,
    buttons: {
      add: '.rjsf-array-item-add button',
      remove: of('remove'),
      up: of('move-up'),
      down: of('move-down'),
    },
  }
}

async function showOurs(schema: RJSFSchema): Promise<Shown> {
  await showForm({ form: testForm(schema), id: 'root' })
  const container = document.body.lastElementChild
  if (!(container instanceof HTMLElement)) throw new Error('no form')
  // Stock rjsf preselects the first alternative.
  for (const list of container.querySelectorAll('select'))
    if (/of_select$/.test(list.id) && list.value === '') fireEvent.change(list, { target: { value: '0' } })
  await settled()
  const submit = async () => {
    send.mockReset()
    fireEvent.submit(container.querySelector('form') ?? container)
    await settled()
    return send.mock.calls[0]?.[0]
  }
  const of = (action: string) => `[aria-label^="${action}"]`
  return {
    container,
    submit,
    buttons: { add: 'fieldset > button', remove: of('Убрать'), up: of('Выше'), down: of('Ниже') },
  }
}

const isTextField = (control: Element): control is HTMLInputElement => control instanceof HTMLInputElement
const isList = (control: Element): control is HTMLSelectElement => control instanceof HTMLSelectElement

/** The visible fields by their path, with their text. */
function shownBy({ container }: Shown): [string, string][] {
  return [...container.querySelectorAll('input, select')].map((control) => {
    const path = control.id
    if (isList(control))
      return [path, control.selectedOptions[0]?.textContent.replace(/^(?:Выберите|—)$/, '') ?? '']
    return [path, isTextField(control) ? control.value : '']
  })
}

type Step =
  | { do: 'type'; place: number; text: string }
  | { do: 'choose'; place: number; option: number }
  | { do: 'add' | 'remove' | 'up' | 'down'; place: number }

const place = fc.nat(7)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('type' as const), place, text: fc.constantFrom('', '1', '12', '123456789') }),
  fc.record({ do: fc.constant('choose' as const), place, option: fc.nat(2) }),
  fc.record({
    do: fc.constantFrom('add' as const, 'remove' as const, 'up' as const, 'down' as const),
    place,
  }),
)

/** Performs a step in a form, if its control exists. */
async function take(shown: Shown, taken: Step) {
  const { container, buttons } = shown
  const nth = <Found extends Element>(found: readonly Found[]) => found[taken.place % found.length]
  if (taken.do === 'type') {
    const field = nth([...container.querySelectorAll('input')])
    if (!field) return
    fireEvent.change(field, { target: { value: taken.text } })
    fireEvent.focusOut(field)
  } else if (taken.do === 'choose') {
    const list = nth([...container.querySelectorAll('select')])
    const options = [...(list?.options ?? [])].filter(({ textContent }) => /^\w/.test(textContent))
    const option = options[taken.option % options.length]
    if (list && option) fireEvent.change(list, { target: { value: option.value } })
  } else {
    const button = nth([...container.querySelectorAll<HTMLButtonElement>(buttons[taken.do])])
    if (button?.disabled === false) fireEvent.click(button)
  }
  await settled()
}

describe('shows and submits the same values as stock rjsf after typing, choosing, adding, moving and removing', () => {
  test.each(Object.entries(shapes))(
    '%s',
    async (_name, schema) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
          const stock = await showStockForm(schema)
          const ours = await showOurs(schema)
          try {
            expect(shownBy(ours)).toEqual(shownBy(stock))
            for (const taken of steps) {
              await take(stock, taken)
              await take(ours, taken)
              expect(shownBy(ours)).toEqual(shownBy(stock))
            }
            expect(await ours.submit()).toEqual(await stock.submit())
          } finally {
            hideForms()
            hideStock()
            document.body.replaceChildren()
          }
        }),
        { numRuns: 25 },
      )
    },
    60_000,
  )
})
