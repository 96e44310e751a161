import type { FeatureDrawing as Drawing } from '@course/content/site/types'
import type { ReactNode } from 'react'
import type { BraidShape } from '../ui/braid.ts'
import { StrandPaths } from '../ui/strands.tsx'

const weave: BraidShape = { width: 72, middle: 24, swing: () => 14, turns: (x) => 0.125 + x / 72, step: 6 }

/** Three strands each: purpose, process, people. */
const drawings: Record<Drawing, ReactNode> = {
  weave: <StrandPaths shape={weave} thickness={2} halo={5} />,
  // What is supported, what is only suggested, and what has no study behind it.
  evidence: (
    <Strands
      purpose="M0 10h72"
      process="M0 24h40m7 0h6m7 0h6"
      people="M0 38h16m7 0h6m7 0h.1m7 0h.1m7 0h.1m7 0h.1m7 0h.1"
    />
  ),
  // Two printed lines, and one in handwriting.
  exercise: (
    <Strands
      purpose="M0 10h72"
      process="M0 24h14"
      people="M0 40h6c9 0 13-19 18-19s-4 19 2 19 7-12 11-12-2 12 3 12 6-8 9-8-1 8 4 8h19"
    />
  ),
  // In a tangle first, then side by side.
  cases: (
    <Strands
      purpose="M0 10c22 0 12 30 26 30s4-24 16-24 4 2 10 2h20"
      process="M0 24c10 0 8-16 20-16s6 26 16 26 6-10 16-10h20"
      people="M0 38c12 0 6-22 16-22s8 18 18 18 8-4 18-4h20"
    />
  ),
  // One of three answers is right.
  quiz: <Strands purpose="M0 10h40" process="M0 26h46l7 8 16-22" people="M0 40h32" />,
  // Come back as often as you like.
  pace: (
    <Strands
      purpose="M0 42h36a18 18 0 1 0-.1 0M36 42h36"
      process="M0 36h36a12 12 0 1 0-.1 0M36 36h36"
      people="M0 30h36a6 6 0 1 0-.1 0M36 30h36"
    />
  ),
}

function Strands({ purpose, process, people }: Record<'purpose' | 'process' | 'people', string>) {
  return (
    <>
      <path d={people} className="stroke-strand-1" />
      <path d={process} className="stroke-strand-2" />
      <path d={purpose} className="stroke-strand-3" />
    </>
  )
}

/** Decorative drawing. */
export function FeatureDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg
      viewBox="-1 0 74 48"
      aria-hidden="true"
      className="w-14.5 max-sm:row-span-2 sm:w-18.5"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[drawing]}
    </svg>
  )
}
