import Value from 'typebox/value'
import { Type } from 'typebox'
import { callContracts, type CallParams } from '../../schemas/api/calls.ts'
import type { CallName } from '../../schemas/api/methods.ts'
import type { BlockData, CompiledBlock, CompiledLoad, CompiledPage } from '../../schemas/compiled.ts'
import type { LoadParam, LoadResult } from '../../schemas/component.ts'
import type { Condition, Facts } from '../../schemas/documents/condition.ts'
import type { CallContext, Platform } from '../platform/platform.ts'
import { errorTypeOf } from './system-answers.ts'

interface Task {
  block: CompiledBlock
  name: string
  load: CompiledLoad
}

export interface LoadSurroundings {
  platform: Platform
  context: CallContext
  facts: Facts
  params: Record<string, string>
  holds: (condition: Condition | undefined, facts: Facts) => boolean
  onFailure: (error: unknown, load: CompiledLoad) => void
}

/** The loads of all blocks that are shown, in layout and slots too. */
function tasksOf(blocks: readonly CompiledBlock[], surroundings: LoadSurroundings): Task[] {
  const { facts, holds } = surroundings
  return blocks
    .filter((block) => holds(block.when, facts))
    .flatMap((block) => [
      ...Object.entries(block.load ?? {})
        .filter(([, load]) => load.access === 'guest' || facts.user === 'authenticated')
        .map(([name, load]) => ({ block, name, load })),
      ...Object.values(block.slots ?? {}).flatMap((slot) => tasksOf(slot, surroundings)),
    ])
}

function paramValue(param: LoadParam, block: CompiledBlock, { params, facts }: LoadSurroundings): unknown {
  switch (param.from) {
    case 'value':
      return param.value
    case 'props':
      return block.props?.[param.name]
    case 'route':
      return params[param.name]
    case 'query':
      return facts.query[param.name]
  }
}

/** Parameters from an address are anybody's: whatever does not fit the call is not sent. */
function isCallParams<Name extends CallName>(name: Name, values: unknown): values is CallParams<Name> {
  return Value.Check(Type.Partial(callContracts[name].params), values)
}

async function run(task: Task, surroundings: LoadSurroundings): Promise<LoadResult> {
  const { call, params } = task.load
  const values = Object.entries(params)
    .map(([key, param]) => [key, paramValue(param, task.block, surroundings)] as const)
    .filter(([, value]) => value !== undefined)
  const converted = Value.Convert(callContracts[call].params, Object.fromEntries(values))
  if (!isCallParams(call, converted)) return { status: 'error', error: 'InvalidParameterException' }
  try {
    return {
      status: 'success',
      data: await surroundings.platform.call(call, converted, surroundings.context),
    }
  } catch (error) {
    surroundings.onFailure(error, task.load)
    return { status: 'error', error: errorTypeOf(error) }
  }
}

/** Runs the loads of a page's blocks side by side. One that fails concerns its own block only. */
export async function loadBlocks(page: CompiledPage, surroundings: LoadSurroundings): Promise<BlockData> {
  const tasks = tasksOf([...page.header, ...page.blocks, ...page.footer], surroundings)
  const results = await Promise.all(tasks.map((task) => run(task, surroundings)))
  const data: BlockData = {}
  tasks.forEach(({ block, name }, index) => {
    const result = results[index]
    if (result !== undefined) data[block.id] = { ...data[block.id], [name]: result }
  })
  return data
}
