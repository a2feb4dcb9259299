import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { Registry } from '../read/compile/compile-blocks.ts'
import { actionFacts } from './action-facts.ts'
import { contractFacts } from './contract-facts.ts'
import type { Fact } from './fact.ts'
import { formFacts } from './form-facts.ts'
import { settingFacts } from './setting-facts.ts'
import { textFacts } from './text-facts.ts'
import { visibilityFacts } from './visibility-facts.ts'

/** Everything that a document states and that harms a reader if it changes unnoticed. Reads no words. */
export const factsOf = (document: StoredDocument, registry: Registry): Fact[] => [
  ...contractFacts(document, registry),
  ...formFacts(document),
  ...actionFacts(document),
  ...settingFacts(document),
  ...textFacts(document),
  ...visibilityFacts(document),
]
