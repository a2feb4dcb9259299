/** One form, rendered by the site's renderer or as plain inputs: `?kind=native|ours&fields=100&shape=fields`. */
import '../../../src/ui/styles/styles.css'
import messages from '../../../schemas/defaults/messages/uz.json' with { type: 'json' }
import { fieldNames } from '../../../schemas/json-schema.ts'
import { createI18n } from '../../../src/lib/i18n/i18n.ts'
import { loadFormCode } from '../../../forms/react/index.ts'
import { createEngine, DocumentForm } from '../../../src/renderer/form/document-form.tsx'
import { I18nContext } from '../../../src/lib/i18n/use-translation.ts'
import { count, measure, measureForm, place, query, shape } from './measure.tsx'
import { benchForm, benchSchema } from './schema.ts'

const native = (names: readonly string[]) =>
  names
    .map((name) => `<p><label for="${name}">${name}</label><input id="${name}" name="${name}"></p>`)
    .join('')

if (query.get('kind') === 'native') {
  const names = fieldNames(benchSchema(count, shape))
  measure(() => {
    place.innerHTML = native(names)
  })
} else {
  const engine = createEngine(await import(/* @vite-ignore */ `/validator-${shape}-${count}.js`))
  const i18n = createI18n('uz', messages.body)
  const form = benchForm(count, shape)
  await measureForm(
    <I18nContext value={i18n}>
      <DocumentForm form={form} engine={engine} {...await loadFormCode(form, form.validatorUrl !== null)} />
    </I18nContext>,
  )
}
