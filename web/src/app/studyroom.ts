/** What of the analysis the rest of the page needs: it is loaded as one. */

export { attend, createDesk, move, pdn, show, stops, turn } from './desk'
export { studyLine } from './remarks'
export { Graph } from './parts/graph'
export { Lines, Odds } from './parts/analysis'
export { TreeActs, TreeMoves, treeActs } from './parts/treelist'
