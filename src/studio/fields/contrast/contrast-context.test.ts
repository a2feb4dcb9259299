import { expect, it } from 'vitest'
import theme from '../../../../schemas/defaults/themes/default.json' with { type: 'json' }
import { figuresOf } from './contrast-context.ts'

const { body } = theme
const darkText = 'field/colours/dark/text-1'

it('lists the contrast of each colour with all its backgrounds, by scheme', () => {
  const grounds = figuresOf(body)
    .get(darkText)
    ?.map(({ pair }) => pair.ground)
  expect(grounds).toContain('bg')
  expect(grounds).toContain('surface-1')
  expect(figuresOf(body).get('field/colours/light/text-1')?.[0]?.figure).not.toBe(
    figuresOf(body).get(darkText)?.[0]?.figure,
  )
})

it('fails an unreadable colour and passes one that publishing accepts', () => {
  const passes = (text: string) => {
    const dark = { ...body.colours.dark, 'text-1': text }
    return figuresOf({ ...body, colours: { ...body.colours, dark } })
      .get(darkText)
      ?.map((each) => each.passes)
  }
  expect(passes(body.colours.dark['text-1'])).not.toContain(false)
  expect(passes(body.colours.dark.bg)).toContain(false)
})

it('lists the known figures while a colour is incomplete or missing', () => {
  for (const typed of ['', '#', '#12345', 'rgb('])
    expect(figuresOf({ colours: { dark: { 'text-1': typed } } }).get(darkText)).not.toEqual([])
  expect(figuresOf({}).size).toBe(0)
})
