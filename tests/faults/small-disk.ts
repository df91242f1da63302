import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export type SmallDisk = {
  readonly path: string
  fill(): void
  makeRoom(): void
  /** From now on nobody can write to it, as after a fault of the disk. */
  makeReadOnly(): void
}

/** Mounting needs root, and a container may forbid it even then. */
export const canMount = process.platform === 'linux' && tryToMount()

/** Mounts a file system in memory. @param megabytes its total size */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'safarnama-disk-'))
  mount(path, megabytes)
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', path])
    rmSync(path, { recursive: true, force: true })
  })
  const ballast = join(path, 'ballast')
  return {
    path,
    fill: () => writeUntilFull(ballast),
    makeRoom: () => rmSync(ballast),
    makeReadOnly: () => void spawnSync('mount', ['-o', 'remount,ro', path]),
  }
}

/** Limits the size of each file that a process writes. It replaces a full disk where mounting is impossible. */
export function limitFileSize(pid: number, bytes: number | 'unlimited'): void {
  const { status } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  if (status !== 0) throw new Error('The size of files could not be limited')
}

function mount(path: string, megabytes: number): void {
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path])
  if (status !== 0) throw new Error(`No file system could be mounted: ${stderr.toString()}`)
}

function tryToMount(): boolean {
  const path = mkdtempSync(join(tmpdir(), 'safarnama-disk-'))
  try {
    mount(path, 1)
    spawnSync('umount', [path])
    return true
  } catch {
    return false
  } finally {
    rmSync(path, { recursive: true, force: true })
  }
}

function writeUntilFull(file: string): void {
  const descriptor = openSync(file, 'a')
  try {
    for (let size = 65_536; size >= 1;) {
      try {
        writeSync(descriptor, Buffer.alloc(size))
      } catch {
        size = Math.floor(size / 4)
      }
    }
  } finally {
    closeSync(descriptor)
  }
}
