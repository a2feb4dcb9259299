// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { markup, texts } from '../../tests/support/markup.tsx'
import { Button } from './button.tsx'

type Props = Parameters<typeof Button>[0]['props']

const shown = (props: Props) => markup(<Button id="b" props={props} data={{}} slots={{}} params={{}} />)

it('is a link if it has a target, otherwise a button with its action', () => {
  const action = { type: 'openPopup', popup: 'registration' } as const
  const document = shown({
    buttons: [
      { label: 'Ochish', action, variant: 'primary' },
      { label: 'Qoidalar', action: { type: 'navigate', to: '/rules' } },
    ],
    align: 'center',
  })
  expect(JSON.parse(document.querySelector('button')?.dataset['action'] ?? '')).toEqual(action)
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/rules')
  expect(texts(document, '[data-align=center] > *')).toEqual(['Ochish', 'Qoidalar'])
})

it('renders nothing without a target', () => {
  expect(shown({ buttons: [] }).body.childElementCount).toBe(0)
})
