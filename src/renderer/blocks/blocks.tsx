import { createElement, memo, Suspense, use, useEffect, type ReactNode } from 'react'
import type { BlockData, CompiledBlock } from '../../../schemas/compiled.ts'
import type { PhonePlace } from '../../../schemas/documents/blocks/block.ts'
import type { Device } from '../../../schemas/documents/blocks/device.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { LazyPictures } from '../../ui/art/lazy-pictures.ts'
import { OldAnswer, oldestOf } from './old-answer.tsx'
import { holds, onlyDeviceOf } from '../conditions.ts'
import { isStaticHtml } from './static-html.ts'
import { useRenderContext } from '../render-context.tsx'
import { UnknownBlock } from './unknown-block.tsx'

interface BlocksProps {
  blocks: readonly CompiledBlock[]
  /** Results of the blocks' loads. */
  data: BlockData
  /** Parameters of the page's route. */
  params: Readonly<Record<string, string>>
  /** Blocks keep their state between renders with the same prefix. */
  keyPrefix: string
}

/** Blocks of a document in display order. They are not rendered again while the router loads the next page. */
export const Blocks = memo(function Blocks({ blocks, data, params, keyPrefix }: BlocksProps) {
  return blocks.map((block) => (
    <BlockView
      key={`${keyPrefix}:${block.id}`}
      block={block}
      data={data}
      params={params}
      keyPrefix={keyPrefix}
    />
  ))
})

interface BlockViewProps extends Omit<BlocksProps, 'blocks'> {
  block: CompiledBlock
}

function BlockView({ block, data, params, keyPrefix }: BlockViewProps) {
  const { facts, components, preview, renderedHtml, deferred } = useRenderContext()
  if (!holds(block.when, facts)) return null
  const device = onlyDeviceOf(block.when, facts)
  const { onPhones } = block
  if (block.props === undefined) return <StaticHtml id={block.id} device={device} onPhones={onPhones} />
  const hasCode = components.has(block.type) || deferred?.codeFor(block.id) !== undefined
  if (block.unknown !== undefined || !hasCode) {
    return preview ? <UnknownBlock type={block.type} reason={block.unknown} /> : null
  }
  const place = {
    'data-block': block.id,
    'data-static': block.static && '',
    'data-device': device,
    'data-on-phones': onPhones,
  }
  const html = renderedHtml?.get(block)
  if (html !== undefined) return <div {...place} dangerouslySetInnerHTML={{ __html: html }} />
  const content = <BlockContent block={block} data={data} params={params} keyPrefix={keyPrefix} />
  return (
    <div {...place}>
      {isStaticHtml(block) ? content : <Suspense fallback={<ServerHtml id={block.id} />}>{content}</Suspense>}
    </div>
  )
}

/** HTML of a block as `BlockView` renders it: separately hydrated blocks are between two marker comments. */
export function htmlOfContainer(block: CompiledBlock, content: string): string {
  return isStaticHtml(block) ? content : `<!--$-->${content}<!--/$-->`
}

/** The content of a block's container. */
export function BlockContent({ block, data, params, keyPrefix }: BlockViewProps) {
  const { components, deferred } = useRenderContext()
  const code = deferred?.codeFor(block.id)
  if (code !== undefined) use(code)
  useEffect(() => deferred?.onHydrated(block.id), [deferred, block.id])
  const component = components.get(block.type)
  if (component === undefined || block.props === undefined) return null
  const slots: Record<string, ReactNode> = Object.fromEntries(
    Object.entries(block.slots ?? {}).map(([name, slot]): [string, ReactNode] => [
      name,
      <Blocks key={name} blocks={slot} data={data} params={params} keyPrefix={keyPrefix} />,
    ]),
  )
  const content = createElement(component, {
    id: block.id,
    props: block.props,
    data: data[block.id] ?? {},
    slots,
    params,
  })
  const asOf = oldestOf(data[block.id])
  return (
    <BlockBoundary blockId={block.id} hasFailed={block.failed === true}>
      {block.isByDevice ? <LazyPictures value={true}>{content}</LazyPictures> : content}
      {asOf !== undefined && <OldAnswer asOf={asOf} />}
    </BlockBoundary>
  )
}

/** The block's existing HTML, if it renders again before its code is loaded. */
function ServerHtml({ id }: { id: string }) {
  const html = document.querySelector(`[data-block="${CSS.escape(id)}"]`)?.innerHTML ?? ''
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

/** The server's HTML of a static block from the document; React adopts it without comparing. */
function StaticHtml({
  id,
  device,
  onPhones,
}: {
  id: string
  device: Device | undefined
  onPhones: PhonePlace | undefined
}) {
  return (
    <div
      data-block={id}
      data-static=""
      data-device={device}
      data-on-phones={onPhones}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
