import { useCallback, useEffect, useRef, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Loaded } from '../kit/loaded.tsx'
import type { CanvasStore } from './canvas/canvas-store.ts'
import { fitPage, type Fit, type Zoom } from './canvas/fit.ts'
import { type PreviewLook, usePreviewToken } from './use-preview-token.ts'
import { useSize } from './canvas/use-size.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import canvasStyles from './canvas/canvas.module.css'
import styles from './preview.module.css'

interface PreviewFrameProps {
  frame: Ref<HTMLIFrameElement>
  /** Path of the page, including the language. */
  path: string
  look: PreviewLook
  /** Width of the page in its own pixels. */
  width: number
  zoom: Zoom
  /** The document is loaded again when it changes. */
  reloads: number
  /** Receives the layer for tools above the page. */
  canvas: CanvasStore
  onLoad: () => void
}

/** The page with the drafts, as the server renders it for a visitor at a time. */
export function PreviewFrame({ frame, path, look, width, zoom, reloads, canvas, onLoad }: PreviewFrameProps) {
  const { t } = useTranslation()
  const stage = useRef<HTMLDivElement>(null)
  const size = useSize(stage)
  const token = usePreviewToken(look)
  const fit = size && fitPage(width, size, zoom)
  const shownWidth = fit?.shown.width ?? 0
  const showView = useCallback(() => {
    if (!stage.current) return
    const { scrollLeft: left, clientWidth } = stage.current
    canvas.setState({ view: { left, width: Math.min(clientWidth, shownWidth) } })
  }, [canvas, shownWidth])
  useEffect(showView, [showView, size])
  const loading = <p className={styles.loading}>{t('loading')}</p>
  return (
    <div
      ref={stage}
      className={styles.stage}
      role="group"
      aria-label={t('preview.title')}
      onScroll={showView}
    >
      <Loaded reading={token} waiting={loading}>
        {({ token: value }) => {
          const address = withToken(path, value)
          return (
            fit && (
              <Page
                key={`${address}:${reloads}`}
                frame={frame}
                canvas={canvas}
                address={address}
                fit={fit}
                onLoad={onLoad}
              />
            )
          )
        }}
      </Loaded>
    </div>
  )
}

interface PageProps extends Pick<PreviewFrameProps, 'frame' | 'canvas' | 'onLoad'> {
  address: string
  fit: Fit
}

/** Milliseconds after which a page whose code does not start can be clicked all the same: it says why. */
const startLimitMs = 10_000

/** With a simulated slow platform the page loads as slowly as for players. */
function Page({ frame, canvas, address, fit: { scale, page, shown }, onLoad }: PageProps) {
  const { t } = useTranslation()
  const [isLoading, setIsLoading] = useState(true)
  const [isLate, setIsLate] = useState(false)
  /** A click would be lost, or would follow a link. */
  const isStarting = useStore(canvas, ({ scroll }) => scroll === null) && !isLate
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const { width, height } = shown
  useEffect(() => canvas.setState({ scale, width, height }), [canvas, scale, width, height])
  useEffect(() => {
    canvas.setState({
      layer,
      blocks: [],
      hovered: null,
      draggedInPage: null,
      scroll: null,
      findTexts: null,
      found: null,
    })
    return () => canvas.setState({ layer: null })
  }, [canvas, layer])
  return (
    <div className={styles.page} style={{ ...shown }}>
      {isLoading && <p className={styles.loading}>{t('loading')}</p>}
      {/* Before the page: keys reach the tools of a block without a way through the page, which would scroll it away. */}
      <div ref={setLayer} data-canvas className={canvasStyles.layer} />
      <iframe
        ref={frame}
        title={t('preview.title')}
        src={address}
        className={classNames(styles.frame, isStarting && styles.starting)}
        style={{ ...page, transform: `scale(${scale})` }}
        onLoad={() => {
          setIsLoading(false)
          setTimeout(setIsLate, startLimitMs, true)
          onLoad()
        }}
      />
    </div>
  )
}

function withToken(path: string, token: string): string {
  const url = new URL(path, location.origin)
  url.searchParams.set('preview', token)
  return `${url.pathname}${url.search}${url.hash}`
}
