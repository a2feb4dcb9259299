// On pages with an A/B test, a script in the head: the variant is known before the first paint.
import { splitFirstPage } from '../lib/experiments/split.ts'

const { currentScript } = document
if (currentScript)
  splitFirstPage(
    JSON.parse(currentScript.dataset.splits ?? '[]'),
    JSON.parse(currentScript.dataset.setting ?? '{}'),
  )
