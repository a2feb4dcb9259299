// @vitest-environment jsdom
import fc from 'fast-check'
import type { RJSFSchema } from '@rjsf/utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fireEvent } from 'storybook/test'
import { dependentShapes } from '../../../tests/support/dependent-shapes.ts'
import { hideForms, showForm, testForm } from '../../../tests/support/show-form.tsx'
import { hideStock, showStock } from '../../../tests/support/stock-form.tsx'
import { type Operation } from '../actions.ts'
import { registerOperation } from '../../../tests/support/register-operation.ts'

vi.mock('../render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const send = vi.fn<Operation>()
registerOperation('auth.login', (values) => send(values))

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
const typing = (at: fc.Arbitrary<number>) =>
  fc.record({
    do: fc.constant('type' as const),
    place: at,
    text: fc.constantFrom('', '1', '12', '12', '123456789'),
  })
const choosing = (at: fc.Arbitrary<number>) =>
  fc.record({ do: fc.constant('choose' as const), place: at, option: fc.nat(2) })
const moving = fc.record({
  do: fc.constantFrom('add' as const, 'remove' as const, 'up' as const, 'down' as const),
  place,
})
const step: fc.Arbitrary<Step> = fc.oneof(typing(place), choosing(place), moving)

/** The first fields of the shapes are those that others depend on. */
const deciding: fc.Arbitrary<Step> = fc.oneof(typing(fc.constant(0)), choosing(fc.constant(0)))
/** Something is entered, may disappear, and may come back. */
const detour = fc
  .tuple(deciding, fc.oneof(typing(place), choosing(place)), deciding)
  .map(([first, entered, second]): Step[] => [first, entered, second, first])
const walk = fc
  .array(fc.oneof(fc.tuple(step), detour), {
    minLength: 3,
    maxLength: 8,
  })
  .map((parts) => parts.flat())

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

/** Enters a text into the field or list with an id. */
async function enter({ container }: Shown, id: string, text: string) {
  const control = [...container.querySelectorAll('input, select')].find((each) => each.id === id)
  if (!control) throw new Error(`no field ${id}`)
  const option = isList(control)
    ? [...control.options].find(({ textContent }) => textContent === text)
    : undefined
  fireEvent.change(control, { target: { value: option?.value ?? text } })
  fireEvent.focusOut(control)
  await settled()
}

/**
 * Stock rjsf forgets what was entered into fields that disappear, ours does not. This player enters it into stock's
 * again, whenever a field of the same name appears.
 */
function createRepeat(stock: Shown) {
  const entered = new Map<string, string>()
  let before = new Map(shownBy(stock))
  return async (taken: Step) => {
    for (;;) {
      const after = new Map(shownBy(stock))
      // Rows that are removed do not come back.
      const isChange = taken.do === 'type' || taken.do === 'choose'
      for (const [id, text] of before) if (isChange && !after.has(id) && text !== '') entered.set(id, text)
      const back = [...after.keys()].filter((id) => !before.has(id) && entered.has(id))
      before = after
      if (back.length === 0) return
      for (const id of back) {
        await enter(stock, id, entered.get(id) ?? '')
        entered.delete(id)
      }
      // What stands in them now was entered after they had appeared.
      before = new Map([...after, ...shownBy(stock).filter(([id]) => after.has(id))])
    }
  }
}

describe('shows and submits the same values as stock rjsf after typing, choosing, adding, moving and removing', () => {
  test.each(Object.entries(dependentShapes))(
    '%s',
    async (_name, schema) => {
      await fc.assert(
        fc.asyncProperty(walk, async (steps) => {
          const stock = await showStockForm(schema)
          const ours = await showOurs(schema)
          try {
            expect(shownBy(ours)).toEqual(shownBy(stock))
            const repeat = createRepeat(stock)
            for (const taken of steps) {
              await take(stock, taken)
              await repeat(taken)
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
