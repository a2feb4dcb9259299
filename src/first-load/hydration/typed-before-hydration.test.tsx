import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { isField, keepContent } from './typed-before-hydration.ts'

function Preferences() {
  const [isHidden, setIsHidden] = useState(false)
  const [name, setName] = useState('server')
  const [sort, setSort] = useState('a')
  return (
    <>
      <input type="checkbox" checked={isHidden} onChange={({ target }) => setIsHidden(target.checked)} />
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <select value={sort} onChange={({ target }) => setSort(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <output>{`${isHidden} ${name} ${sort}`}</output>
    </>
  )
}

test('restores what was ticked, typed and chosen before hydration', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div id="root">${renderToString(<Preferences />)}</div>`
  const root = document.getElementById('root')
  const [box, text] = document.querySelectorAll('input')
  const select = document.querySelector('select')
  if (!root || !box || !text || !select) throw new Error('nothing is drawn')
  box.click()
  text.value = 'typed'
  select.value = 'b'
  const putBacks = [box, text, select].filter(isField).map(keepContent)
  act(() => {
    hydrateRoot(root, <Preferences />)
  })
  act(() => putBacks.forEach((putBack) => putBack()))
  expect(document.querySelector('output')?.textContent).toBe('true typed b')
  expect([box.checked, text.value, select.value]).toEqual([true, 'typed', 'b'])
})
