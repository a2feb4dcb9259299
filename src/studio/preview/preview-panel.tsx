import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '../../../schemas/documents/index.ts'
import { isLocale, locales, type Locale } from '../../../schemas/locale.ts'
import { localePath } from '../../lib/urls/locale-path.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import type { EditedDocument } from '../editor/use-document.ts'
import { AccessibilityCheck } from './accessibility-check.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { ShareLink } from './share-link.tsx'
import { useChosenBlock } from './use-chosen-block.ts'
import { Select, VisitorChoice, type Viewer } from './visitor-choice.tsx'
import styles from './preview.module.css'

interface PreviewPanelProps {
  kind: DocumentKind
  name: string
  edited: EditedDocument
  /** Id of the selected block in the rendered page. */
  selected: string | null
  /** A block was clicked in the page. */
  onChoose: (blockId: string) => void
}

const widths = ['390', '820', '1280', '1440'] as const
type Width = (typeof widths)[number]

/** The page on which a document is best previewed; the content manager fills in the parameters of its route. */
function firstPath(kind: DocumentKind, name: string, edited: EditedDocument): string {
  if (kind === 'popup') return `/?popup=${name}#popup-preview`
  const { route } = edited.published?.body ?? {}
  if (kind === 'page' && typeof route === 'string') return route
  const drafted = edited.body?.['route']
  return kind === 'page' && typeof drafted === 'string' ? drafted : '/'
}

/** The draft on the real page, as the server renders it; a click on a block selects it in the editor. */
export function PreviewPanel({ kind, name, edited, selected, onChoose }: PreviewPanelProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [path, setPath] = useState(() => firstPath(kind, name, edited))
  const [shown, setShown] = useState(path)
  const [locale, setLocale] = useState<Locale>('uz')
  const [width, setWidth] = useState<Width>('390')
  const [viewer, setViewer] = useState<Viewer>({ who: 'guest' })
  const [chooses, setChooses] = useState(true)
  const savedAt = edited.state.status === 'saved' ? edited.state.at : undefined
  const [loadedAt, setLoadedAt] = useState(savedAt)
  // Reloads after a save is complete, not while one is pending.
  if (savedAt !== undefined && savedAt !== loadedAt) setLoadedAt(savedAt)
  useChosenBlock(frame, { chooses, selected, onChoose })
  const address = localePath(shown, locale)
  const visitor = viewer === 'own' ? undefined : viewer

  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault()
          setShown(path.startsWith('/') ? path : `/${path}`)
        }}
      >
        <input
          className={styles.path}
          aria-label={t('preview.path')}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
        <Button type="submit" variant="secondary" size="s">
          {t('preview.show')}
        </Button>
        <Tabs
          label={t('preview.width')}
          value={width}
          onChange={setWidth}
          tabs={widths.map((value) => ({ value, label: value }))}
        />
        <Select
          label={t('preview.locale')}
          value={locale}
          options={locales.map(({ code, name: language }) => ({ value: code, label: language }))}
          onChange={(value) => isLocale(value) && setLocale(value)}
        />
        <VisitorChoice viewer={viewer} onChange={setViewer} />
        <label className={styles.choose}>
          <input type="checkbox" checked={chooses} onChange={({ target }) => setChooses(target.checked)} />
          {t('preview.choose')}
        </label>
        {/* Results of one page do not apply to another. */}
        <AccessibilityCheck
          key={`${address} ${JSON.stringify(viewer)} ${width} ${loadedAt}`}
          frame={frame}
          onChoose={onChoose}
        />
        <ShareLink path={address} visitor={visitor} />
      </form>
      <PreviewFrame frame={frame} path={address} visitor={visitor} width={width} version={loadedAt ?? ''} />
    </section>
  )
}
