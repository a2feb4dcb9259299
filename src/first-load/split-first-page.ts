// On pages with an A/B test, a script in the head: the variant is known before the first paint.
import { isRecord } from '../../schemas/is-record.ts'
import { splitFirstPage, type Split, type SplitSetting } from '../lib/experiments/split.ts'

const isSplit = (value: unknown): value is Split => isRecord(value) && 'run' in value
const isSetting = (value: unknown): value is SplitSetting => isRecord(value) && 'endpoint' in value

const { splits, setting } = document.currentScript?.dataset ?? {}
const list: unknown = JSON.parse(splits ?? '[]')
const read: unknown = JSON.parse(setting ?? 'null')
if (Array.isArray(list) && isSetting(read)) splitFirstPage(list.filter(isSplit), read)
