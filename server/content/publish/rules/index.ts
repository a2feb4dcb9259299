import { isRecord } from '../../../../schemas/is-record.ts'
import * as actions from './actions.ts'
import * as articles from './articles.ts'
import * as blocks from './blocks.ts'
import * as conditions from './conditions.ts'
import * as experiments from './experiments.ts'
import * as languages from './languages.ts'
import * as law from './law.ts'
import * as links from './links.ts'
import * as locks from './locks.ts'
import * as looks from './looks.ts'
import * as popups from './popups.ts'
import * as redirects from './redirects.ts'
import * as references from './references.ts'
import * as roles from './roles.ts'
import * as routes from './routes.ts'
import * as search from './search.ts'
import * as sections from './sections.ts'
import * as settings from './settings.ts'
import * as snippets from './snippets.ts'
import * as style from './style.ts'
import * as texts from './texts.ts'
import * as cardSecurity from './forms/card-security.ts'
import * as conversion from './forms/conversion.ts'
import * as endlessReferences from './forms/endless-references.ts'
import * as fields from './forms/fields.ts'
import * as keywords from './forms/keywords.ts'
import * as names from './forms/names.ts'
import * as phonePrefix from './forms/phone-prefix.ts'
import * as secretFields from './forms/secret-fields.ts'
import * as slowPatterns from './forms/slow-patterns.ts'
import * as unsentFields from './forms/unsent-fields.ts'
import * as unsupportedKeywords from './forms/unsupported-keywords.ts'
import * as untypedFields from './forms/untyped-fields.ts'
import type { Rule, Stage } from './rule.ts'

/*
 * What the site rejects or warns about. A rule is a record in the file of its subject, and all that these files export.
 * Contracts of documents and blocks are checked before, while a document is prepared (`../prepare/`).
 */
const files = [
  texts,
  languages,
  references,
  links,
  snippets,
  blocks,
  conditions,
  popups,
  sections,
  experiments,
  actions,
  looks,
  settings,
  routes,
  roles,
  locks,
  law,
  redirects,
  articles,
  search,
  style,
  cardSecurity,
  conversion,
  endlessReferences,
  fields,
  keywords,
  names,
  phonePrefix,
  secretFields,
  slowPatterns,
  unsentFields,
  unsupportedKeywords,
  untypedFields,
]

const isRule = (exported: unknown): exported is Rule => isRecord(exported) && 'stage' in exported

/** Every rule, in the order in which its issues are reported. */
export const rules: readonly Rule[] = files.flatMap((file): unknown[] => Object.values(file)).filter(isRule)

export const rulesOf = (stage: Stage): readonly Rule[] => rules.filter((rule) => rule.stage === stage)
