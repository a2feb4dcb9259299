import axe from 'axe-core'
import { expect, it } from 'vitest'
import { axeTags } from './axe-tags.ts'
import uzbek from './axe-help.uz.json' with { type: 'json' }

it('whatever the check may find is told in Uzbek', () => {
  const rules = axe.getRules([...axeTags]).map(({ ruleId }) => ruleId)
  expect(Object.keys(uzbek).sort()).toEqual(rules.sort())
})
