/** Adds the files of the last client build to the new one. */
export function keepLastBuild(last: string, next: string): void
