/** One form, rendered in one of three ways: `?kind=native|stock|ours&fields=100&shape=fields`. */
import '../../../src/ui/styles/styles.css'
import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import StockForm from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import stockValidator from '@rjsf/validator-ajv8'
import messages from '../../../schemas/defaults/messages/uz.json' with { type: 'json' }
import { fieldNames } from '../../../schemas/forms/json-schema.ts'
import { createI18n } from '../../../src/lib/i18n/i18n.ts'
import { loadCompound } from '../../../src/renderer/form/engine/load-form.ts'
import { createEngine, SchemaForm } from '../../../src/renderer/form/schema-form.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { benchForm, benchSchema } from './schema.ts'
import { I18nContext } from '../../../src/lib/i18n/use-translation.ts'

declare global {
  interface Window {
    /** Milliseconds to put the form into the document. */
    mountTime?: number
    /** The same until nothing is left to render and the last part is painted: fields below the screen follow later. */
    completeTime?: number
  }
}

const query = new URLSearchParams(location.search)
const count = Number(query.get('fields'))
const shape = query.get('shape') ?? 'fields'
const place = document.body.appendChild(document.createElement('main'))

function measure(mount: () => void) {
  const begun = performance.now()
  mount()
  // Includes the cost of layout.
  place.getBoundingClientRect()
  window.mountTime = performance.now() - begun
  void whenSettled(begun)
}

/** Milliseconds without a change of the document after which a form is complete. */
const quietTime = 200

async function whenSettled(begun: number) {
  let changed = performance.now()
  let shown = changed
  /** A message that is sent in an animation frame arrives after its paint. */
  const channel = new MessageChannel()
  channel.port1.onmessage = () => {
    shown = performance.now()
  }
  const awaitPaint = () => {
    changed = performance.now()
    requestAnimationFrame(() => channel.port2.postMessage(null))
  }
  awaitPaint()
  const observer = new MutationObserver(awaitPaint)
  observer.observe(place, { childList: true, subtree: true })
  while (performance.now() - changed < quietTime) await new Promise((resolve) => setTimeout(resolve, 20))
  observer.disconnect()
  channel.port1.close()
  window.completeTime = shown - begun
}

type Show = (form: ReactNode) => void

/** Mounts the form into an existing page in place of its skeleton, as on the site. */
function FormPlace({ onReady }: { onReady: (show: Show) => void }) {
  const [form, setForm] = useState<ReactNode>(null)
  useEffect(() => onReady(setForm), [onReady])
  return form ?? <Skeleton height="52px" />
}

async function measureForm(form: ReactNode) {
  const root = createRoot(place)
  const show = await new Promise<Show>((resolve) => root.render(<FormPlace onReady={resolve} />))
  measure(() => flushSync(() => show(form)))
}

function isFormSchema(schema: unknown): schema is RJSFSchema {
  return typeof schema === 'object' && schema !== null
}

const native = (names: readonly string[]) =>
  names
    .map((name) => `<p><label for="${name}">${name}</label><input id="${name}" name="${name}"></p>`)
    .join('')

switch (query.get('kind')) {
  case 'native': {
    const names = fieldNames(benchSchema(count, shape))
    measure(() => {
      place.innerHTML = native(names)
    })
    break
  }
  case 'stock': {
    const schema: unknown = benchSchema(count, shape)
    if (!isFormSchema(schema)) throw new Error('no schema')
    await measureForm(
      <StockForm schema={schema} validator={stockValidator} liveValidate="onChange" initialFormData={{}} />,
    )
    break
  }
  default: {
    const engine = createEngine(await import(/* @vite-ignore */ `/validator-${shape}-${count}.js`))
    const i18n = createI18n('uz', messages.body)
    const form = benchForm(count, shape)
    await measureForm(
      <I18nContext value={i18n}>
        <SchemaForm form={form} engine={engine} compound={await loadCompound(form)} />
      </I18nContext>,
    )
  }
}
