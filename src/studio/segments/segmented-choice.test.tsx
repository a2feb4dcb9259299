import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { SegmentedChoice } from './segmented-choice.tsx'

it('has a button for each value, of which the chosen one is pressed', async () => {
  const choose = vi.fn()
  const options = ['390', '768'].map((value) => ({ value, label: value }))
  const { container } = await showInStudio(
    <SegmentedChoice label="Width" options={options} value="390" onChange={choose} />,
  )
  expect(container.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Width')
  const buttons = [...container.querySelectorAll('button')]
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  await act(async () => buttons[1]?.click())
  expect(choose).toHaveBeenCalledWith('768')
})
