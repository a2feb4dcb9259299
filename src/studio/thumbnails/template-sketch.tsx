import { useEffect, useState, type ReactNode } from 'react'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { isIcon } from '../../../schemas/icon-names.ts'
import { Icon } from '../../ui/art/icon.tsx'
import type { DocumentTemplate } from '../documents/templates/templates.ts'
import { labelOf } from '../fields/labels/value-label.ts'
import { useSiteLocale } from '../use-language.ts'
import { ThemeSketch } from './theme-sketch.tsx'
import styles from './template-sketch.module.css'

type Body = Record<string, unknown>

const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** What a document looks like that pages do not show by itself, drawn from what the template contains. */
export function TemplateSketch({ template }: { template: DocumentTemplate }) {
  const locale = useSiteLocale()
  const [body, setBody] = useState<Body>()
  const { key = 'example', draw } = sketches[template.kind] ?? textSketch
  useEffect(() => {
    let isCurrent = true
    void template.bodyFor(key).then((read) => isCurrent && setBody(read))
    return () => {
      isCurrent = false
    }
  }, [template, key])
  return (
    <span className={styles.sketch} data-sketch={template.kind} aria-hidden="true">
      {body && draw(body, locale, template.key)}
    </span>
  )
}

interface Sketch {
  /** A key as users choose it, for templates whose documents repeat theirs. */
  key?: string
  draw: (body: Body, locale: Locale, key: string | undefined) => ReactNode
}

/** Also of kinds without a look of their own. */
const textSketch: Sketch = {
  draw: (body, locale) =>
    messagesIn(body, locale).map((text, index) => (
      <span key={index} className={styles.message}>
        {text}
      </span>
    )),
}

/** Kinds with a look of their own. */
const sketches: Readonly<Partial<Record<DocumentKind, Sketch>>> = {
  menu: {
    draw: (body, locale) =>
      rowsOf(body['items']).map(({ label, icon }, index) => (
        <span key={index} className={styles.row}>
          {typeof icon === 'string' && isIcon(icon) && <Icon name={icon} size={14} />}
          {labelOf(label, locale)}
        </span>
      )),
  },
  theme: { draw: (body) => <ThemeSketch colours={body['colours']} /> },
  seo: {
    draw: (body, locale) => (
      <>
        <span className={styles.address}>{labelOf(body['url'])}</span>
        <strong className={styles.link}>{labelOf(body['title'], locale)}</strong>
        <span>{labelOf(body['description'] ?? body['robots'], locale)}</span>
      </>
    ),
  },
  'domain-seo': {
    key: 'mirror.example',
    draw: (body) => (
      <>
        <span className={styles.bar}>
          <Icon name="globe" size={14} />
          {labelOf(rowTexts(body['hosts'])[0])}
        </span>
        <span>{labelOf(body['robots'])}</span>
      </>
    ),
  },
  redirects: {
    draw: (body) =>
      rowsOf(body['items']).map((row, index) => (
        <span key={index} className={styles.row}>
          <del>{labelOf(row['from_url'])}</del>
          <Icon name="arrow-right" size={14} />
          {labelOf(row['to_url'])}
        </span>
      )),
  },
  snippet: {
    draw: (body) => <code className={styles.code}>{typeof body['code'] === 'string' && body['code']}</code>,
  },
  settings: {
    draw: (body) =>
      Object.values(body)
        .slice(0, 3)
        .map((value, index) => <span key={index} className={styles.setting} data-on={value !== false} />),
  },
  layout: {
    draw: (_body, _locale, key) => (
      <span className={styles.layout} data-layout={key}>
        <span />
        <span />
        <span />
      </span>
    ),
  },
}

const rowTexts = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The first few texts of a document. */
function messagesIn(value: unknown, locale: Locale): string[] {
  if (typeof value === 'string') return value.length > 12 ? [value] : []
  if (!isRecord(value) && !Array.isArray(value)) return []
  const own = isRecord(value) && locale in value ? labelOf(value, locale) : ''
  if (own !== '') return [own]
  return Object.values(value)
    .flatMap((each: unknown) => messagesIn(each, locale))
    .slice(0, 3)
}
