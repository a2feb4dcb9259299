import { existsSync } from 'node:fs'

/**
 * The built file of a worker: next to the server's entry, which may itself be a chunk one folder below. undefined if the
 * server runs from its sources.
 */
export const workerNamed = (name: string): URL | undefined =>
  ['.', '..']
    .map((folder) => new URL(`${folder}/${name}`, import.meta.url))
    .find((place) => existsSync(place))

/** Throws if the worker was not built. */
export function builtWorker(name: string): URL {
  const found = workerNamed(name)
  if (!found) throw new Error(`The build lacks ${name}`)
  return found
}
