import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { Button } from './button.tsx'

type Props = Parameters<typeof Button>[0]['props']

const shown = (props: Props) => markup(<Button {...bare} props={props} />)

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

it('has an icon of the site or an own picture before its text, and none that does not exist', () => {
  const action = { type: 'navigate', to: '/rules' } as const
  const document = shown({
    buttons: [
      { label: 'Own', action, icon: '/media/0123456789abcdef0123456789abcdef-64x64.svg' },
      { label: 'Site', action, icon: 'gift' },
      { label: 'None', action, icon: 'no-such-icon' },
    ],
  })
  const styles = [...document.querySelectorAll('a')].map((link) =>
    link.querySelector('svg')?.getAttribute('style'),
  )
  expect(styles[0]).toContain('/media/')
  expect(styles[1]).toMatch(/--icon:\d+/)
  expect(styles[2]).toBeUndefined()
  expect(texts(document, 'a')).toEqual(['Own', 'Site', 'None'])
})
