import { createElement, type ReactNode } from 'react'
import type { BlockData, CompiledBlock } from '../../schemas/compiled.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { holds } from './conditions.ts'
import { useRenderContext } from './render-context.tsx'
import { UnknownBlock } from './unknown-block.tsx'

interface BlocksProps {
  blocks: readonly CompiledBlock[]
  /** Answers of the blocks' loads. */
  data: BlockData
  /** Parameters of the page's route. */
  params: Readonly<Record<string, string>>
  /** Blocks keep their state between renders with the same prefix. */
  keyPrefix: string
}

/** Blocks of a document, from top to bottom. */
export function Blocks({ blocks, data, params, keyPrefix }: BlocksProps) {
  return blocks.map((block) => (
    <BlockView
      key={`${keyPrefix}:${block.id}`}
      block={block}
      data={data}
      params={params}
      keyPrefix={keyPrefix}
    />
  ))
}

interface BlockViewProps extends Omit<BlocksProps, 'blocks'> {
  block: CompiledBlock
}

function BlockView({ block, data, params, keyPrefix }: BlockViewProps) {
  const { facts, components, preview } = useRenderContext()
  if (!holds(block.when, facts)) return null
  if (block.props === undefined) return <KeptHtml id={block.id} />
  const component = components.get(block.type)
  if (block.unknown !== undefined || component === undefined) {
    return preview ? <UnknownBlock type={block.type} reason={block.unknown} /> : null
  }
  const slots: Record<string, ReactNode> = Object.fromEntries(
    Object.entries(block.slots ?? {}).map(([name, slot]): [string, ReactNode] => [
      name,
      <Blocks key={name} blocks={slot} data={data} params={params} keyPrefix={keyPrefix} />,
    ]),
  )
  return (
    <div data-block={block.id} data-static={block.static && ''}>
      <BlockBoundary blockId={block.id} hasFailed={block.failed === true}>
        {createElement(component, {
          id: block.id,
          props: block.props,
          data: data[block.id] ?? {},
          slots,
          params,
        })}
      </BlockBoundary>
    </div>
  )
}

/** The server's HTML of a static block, as it stands in the document: React takes it over unread. */
function KeptHtml({ id }: { id: string }) {
  return (
    <div data-block={id} data-static="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
