// @vitest-environment jsdom
import { CompletionContext, type Completion } from '@codemirror/autocomplete'
import { json } from '@codemirror/lang-json'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { describe, expect, it } from 'vitest'
import { fieldLabels } from '../fields/labels/field-labels.ts'
import { bodyContract } from '../../../schemas/kinds/index.ts'
import { jsonCompletions } from './json-completions.ts'

/** The completions offered at `|` in a text. */
function offered(text: string, contract: unknown, explicit = true, language: 'en' | 'ru' = 'en') {
  const position = text.indexOf('|')
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: [json()] })
  const labels = fieldLabels(language)
  const result = jsonCompletions(new CompletionContext(state, position, explicit), { contract, labels })
  const options: readonly Completion[] = result?.options ?? []
  return { options, labels: options.map(({ label }) => label), from: result?.from, state, position }
}

/** The text after an option was chosen, with `|` at the cursor. */
function chosen(text: string, contract: unknown, label: string): string {
  const { options, from = 0, state, position } = offered(text, contract)
  const option = options.find((each) => each.label === label)
  const view = new EditorView({ state })
  if (typeof option?.apply !== 'function') throw new Error(`${label} is not offered`)
  option.apply(view, option, from, position)
  const { head } = view.state.selection.main
  view.destroy()
  return `${view.state.sliceDoc(0, head)}|${view.state.sliceDoc(head)}`
}

const page = bodyContract('page', 'home')
const site = bodyContract('settings', 'site')
const menu = bodyContract('menu', 'main')
const form = bodyContract('form', 'login')
const dictionary = bodyContract('dictionary', 'default')

describe('completions of field names', () => {
  it('are the missing fields of the contract with their help texts', () => {
    const { labels, options } = offered('{ "name": "Marra", "ti|" }', site, false)
    expect(labels).toContain('timeZone')
    expect(labels).not.toContain('name')
    expect(options.find(({ label }) => label === 'timeZone')).toMatchObject({
      detail: 'Time zone',
      info: 'IANA name of the time zone for dates, such as Asia/Tashkent',
    })
  })

  it('are translated into the language of the Studio', () => {
    const { options } = offered('{ | }', page, true, 'ru')
    const layout = options.find(({ label }) => label === 'layout')
    expect(layout?.info).toMatch(/[а-я]/)
    expect(layout?.detail).toMatch(/[а-я]/)
  })

  it('are those of the alternative that the object matches', () => {
    const action = (type: string) =>
      `{"blocks":[{"id":"a","type":"Button","version":1,"props":{"buttons":[{"action":{"type":"${type}","|"}}]}}]}`
    expect(offered(action('openPopup'), page).labels).toEqual(['popup'])
    expect(offered(action('navigate'), page).labels).toContain('to')
    expect(offered(action('navigate'), page).labels).not.toContain('popup')
  })

  it('in props are those of the block’s type, in slots too', () => {
    const inner = '{"id":"b","type":"Hero","props":{|}}'
    expect(offered(`{"blocks":[${inner}]}`, page).labels).toContain('slides')
    const outer = `{"blocks":[{"id":"a","type":"Columns","version":1,"props":{},"slots":{"first":[${inner}]}}]}`
    expect(offered(outer, page).labels).toContain('slides')
    expect(offered(outer.replace('"first":', '"|"').replace('{|}', '{}'), page).labels).toContain('second')
  })

  it('in the schema of a form are schema keywords at any depth', () => {
    const schema = (inner: string) => offered(`{"schema":{"type":"object",${inner}}}`, form, true, 'ru')
    const keywords = schema('"|"')
    expect(keywords.labels).toEqual(expect.arrayContaining(['properties', 'required', 'if', 'definitions']))
    expect(keywords.labels).not.toContain('type')
    expect(keywords.options.find(({ label }) => label === 'required')?.info).toMatch(/[а-я]/)
    const field = schema('"properties":{"phones":{"items":{"oneOf":[{"type":"string","|"}]}}}')
    expect(field.labels).toEqual(expect.arrayContaining(['validator', 'maxLength', 'title', 'const']))
    expect(schema('"properties":{"phone":{"validator":"|"}}').labels).toContain('phone')
    expect(schema('"properties":{"|"}').labels).toEqual([])
    expect(chosen('{"schema":{"|"}}', form, 'type')).toBe('{"schema":{"type": "|"}}')
  })

  it('insert a value to fill in and the necessary commas', () => {
    expect(chosen('{\n  "na|"\n}', site, 'name')).toBe('{\n  "name": "|"\n}')
    expect(chosen('{\n  na|\n  "theme": ""\n}', site, 'name')).toBe('{\n  "name": "|",\n  "theme": ""\n}')
    expect(chosen('{\n  "theme": "a"\n  "|"\n}', site, 'frameHosts')).toBe(
      '{\n  "theme": "a",\n  "frameHosts": [|]\n}',
    )
    expect(chosen('{ "na|": "Marra" }', site, 'name')).toBe('{ "name"|: "Marra" }')
    expect(chosen('{ "items": [{ "|" }] }', menu, 'label')).toBe(
      '{ "items": [{ "label": {\n  "uz": "|",\n  "ru": ""\n} }] }',
    )
  })

  it('open automatically only after something is typed', () => {
    expect(offered('{ | }', site, false).labels).toEqual([])
    expect(offered('{ "| }', site, false).labels).toContain('name')
  })
})

describe('completions of values', () => {
  const theme = bodyContract('theme', 'default')

  it('are those that the contract lists', () => {
    expect(offered('{ "controls": "|" }', theme).labels).toEqual(['rounded', 'pill'])
    expect(offered('{ "controls": | }', theme).labels).toEqual(['rounded', 'pill'])
    expect(offered('{ "items": [{ "live": t| }] }', menu).labels).toEqual(['true', 'false'])
  })

  it('are block types with their descriptions', () => {
    const { options } = offered('{ "blocks": [{ "type": "|" }] }', page)
    expect(options.find(({ label }) => label === 'Columns')?.info).toMatch(/^Blocks side by side/)
  })

  it('offer all alternatives for a discriminator', () => {
    expect(
      offered(
        '{"blocks":[{"type":"Button","version":1,"props":{"buttons":[{"action":{"type":"navigate|"}}]}}]}',
        page,
      ).labels,
    ).toEqual(expect.arrayContaining(['navigate', 'openPopup', 'closePopup']))
  })

  it('replace the existing value', () => {
    expect(chosen('{ "controls": "ro|" }', theme, 'pill')).toBe('{ "controls": "pill"| }')
    expect(chosen('{ "controls": |\n "name": "a" }', theme, 'pill')).toBe(
      '{ "controls": "pill"|,\n "name": "a" }',
    )
  })

  it('insert an object with its required fields', () => {
    expect(chosen('{ "entries": [|] }', dictionary, '{ }')).toContain('"fieldName": "|"')
  })
})

it.each(['{ "name": "Marra"| }', '{}|', '[1 |]', '|', '{ "a" : "b" x| }'])('offers nothing in %s', (text) =>
  expect(offered(text, site).labels).toEqual([]),
)
