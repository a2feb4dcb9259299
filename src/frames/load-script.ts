interface ScriptEvents {
  failed: () => void
  loaded?: () => void
}

/** Adds a third-party script to this document. */
export function loadScript(src: string, { failed, loaded }: ScriptEvents, id?: string): void {
  const script = document.createElement('script')
  script.async = true
  if (id !== undefined) script.id = id
  script.addEventListener('error', failed)
  if (loaded) script.addEventListener('load', loaded)
  script.src = src
  document.head.append(script)
}
