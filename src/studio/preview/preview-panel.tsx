import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { kindOf, type DocumentKind } from '../../../schemas/kinds/index.ts'
import type { PreviewPage } from '../../../schemas/studio/answers.ts'
import { localePath } from '../../lib/urls/locale-path.ts'
import type { EditedDocument } from '../editor/use-document.ts'
import { Loaded } from '../kit/loaded.tsx'
import { AccessibilityCheck } from './accessibility/accessibility-check.tsx'
import type { CanvasStore, WantedText } from './canvas/canvas-store.ts'
import { PreviewBar, type Width } from './preview-bar.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { ShareLink } from './share-link.tsx'
import { SiteBar } from './site-bar.tsx'
import type { PreviewLook } from './use-preview-token.ts'
import { useLivePage } from './use-live-page.ts'
import { usePreviewAddress } from './use-preview-address.ts'
import { useShownScheme } from './use-shown-scheme.ts'
import { useViewer } from './use-viewer.ts'
import { useZoom } from './use-zoom.ts'
import type { Viewer } from './visitor-choice.tsx'
import { Message } from '../kit/message.tsx'
import styles from './preview.module.css'

interface PreviewPanelProps {
  kind: DocumentKind
  name: string
  edited: EditedDocument
  /** Receives what the tools on the canvas need. */
  canvas: CanvasStore
  /** Id of the selected block in the rendered page. */
  selected: string | null
  /** A block was clicked in the page. */
  onChoose: (blockId: string) => void
  /** A text was double-clicked in the page. */
  onEditText: (wanted: WantedText) => void
}

/** The draft on the real page, as the server renders it; a click on a block selects it in the editor. */
export function PreviewPanel({ kind, name, edited, canvas, selected, ...actions }: PreviewPanelProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const savedAt = edited.state.status === 'saved' ? edited.state.at : undefined
  const [loadedAt, setLoadedAt] = useState(savedAt)
  // Shows the drafts after a save is complete, not while one is pending.
  if (savedAt !== undefined && savedAt !== loadedAt) setLoadedAt(savedAt)
  const address = usePreviewAddress(kind, name, loadedAt ?? null)
  /** The address that was asked for instead of the document's own. */
  const [asked, setAsked] = useState<string | null>(null)
  const locale = useStore(canvas, (state) => state.locale)
  const [width, setWidth] = useState<Width>(firstWidth)
  const [zoom, setZoom] = useZoom()
  const [chosenViewer, setViewer] = useState<Viewer | null>(null)
  const pages = address.data?.pages ?? []
  const [pageName, setPageName] = useState<PreviewPage['name']>('home')
  const page = pages.find(({ name: each }) => each === pageName)
  const { forPlayers } = page ?? address.data ?? {}
  const viewer = useViewer(chosenViewer, forPlayers === true && asked === null)
  const scheme = useShownScheme(frame)
  const [chooses, setChooses] = useState(true)
  const version = loadedAt ?? ''
  const reloads = useLivePage(frame, { canvas, version, isChoosing: chooses, selected, ...actions })
  const shown = asked ?? page?.path ?? address.data?.path ?? null
  const [at, setAt] = useState<string>()
  const look = useMemo<PreviewLook>(
    () => ({
      ...(viewer !== 'own' && { visitor: viewer }),
      ...(at !== undefined && { at }),
      ...(kindOf(kind).hasPalette && { theme: name }),
    }),
    [viewer, at, kind, name],
  )
  const reason = asked === null ? address.data?.reason : undefined

  return (
    <section className={styles.preview} aria-label={t('preview.title')} data-part="" tabIndex={-1}>
      <PreviewBar
        canvas={canvas}
        width={width}
        onWidth={setWidth}
        zoom={zoom}
        onZoom={setZoom}
        viewer={viewer}
        onViewer={setViewer}
        path={shown ?? ''}
        isAsked={asked !== null}
        onPath={(path) => setAsked(path === '' || path === address.data?.path ? null : path)}
        at={at}
        onAt={setAt}
        chooses={chooses}
        onChooses={setChooses}
      >
        {/* Results of one page do not apply to another. */}
        <AccessibilityCheck
          key={`${shown} ${locale} ${JSON.stringify(look)} ${width} ${version}`}
          frame={frame}
          onChoose={actions.onChoose}
        />
        {/* Until the address is known, a link would lead to another page. */}
        {shown !== null && (
          <ShareLink path={localePath(shown, locale)} look={look} settle={() => edited.saver.settle()} />
        )}
      </PreviewBar>
      {pages.length > 0 && (
        <SiteBar
          pages={pages}
          page={asked === null ? pageName : null}
          onPage={(next) => {
            setPageName(next)
            setAsked(null)
            setViewer(null)
          }}
          scheme={scheme.shown}
          onScheme={scheme.show}
        />
      )}
      {reason && (
        <Message tone={reason === 'errors' || reason === 'parts' ? 'warning' : 'info'} role="status">
          {t(`preview.reasons.${reason === 'errors' && shown === null ? 'errorsOnly' : reason}`)}
        </Message>
      )}
      <Loaded reading={address} waiting={<p className={styles.loading}>{t('loading')}</p>}>
        {() =>
          shown !== null && (
            <PreviewFrame
              frame={frame}
              path={localePath(shown, locale)}
              look={look}
              width={Number(width)}
              zoom={zoom}
              reloads={reloads}
              canvas={canvas}
              onLoad={scheme.loaded}
            />
          )
        }
      </Loaded>
    </section>
  )
}

/** Wide screens have room for the desktop. */
const firstWidth = (): Width => (matchMedia('(min-width: 1280px)').matches ? '1440' : '390')
