import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { SharedSection } from './shared-section.tsx'

it('shows the blocks of the section', () => {
  const slots = { content: <p>Ilova</p> }
  expect(texts(markup(<SharedSection {...bare} props={{ section: 'app' }} slots={slots} />), 'p')).toEqual([
    'Ilova',
  ])
})
