import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge";
import { getReorderDestinationIndex } from "@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index";

/** Above or below a row: where what is dragged would land. */
export type Edge = "top" | "bottom";

const positionOf = (data: Record<string | symbol, unknown>): number =>
  typeof data["position"] === "number" ? data["position"] : -1;

/** Lets a row be dragged by its handle and be dropped on. The result undoes this. */
export function makeReorderable(
  row: HTMLElement,
  dragHandle: HTMLElement,
  position: number,
  onEdge: (edge: Edge | undefined) => void,
): () => void {
  return combine(
    draggable({ element: row, dragHandle, getInitialData: () => ({ position }) }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => positionOf(source.data) >= 0,
      getData: ({ input, element }) =>
        attachClosestEdge({ position }, { input, element, allowedEdges: ["top", "bottom"] }),
      onDrag: ({ self, source }) => {
        const edge = extractClosestEdge(self.data);
        const isItself = positionOf(source.data) === position;
        onEdge(!isItself && (edge === "top" || edge === "bottom") ? edge : undefined);
      },
      onDragLeave: () => {
        onEdge(undefined);
      },
      onDrop: () => {
        onEdge(undefined);
      },
    }),
  );
}

/** Reports every row that was dropped on another one. The result ends this. */
export function onReorder(move: (from: number, to: number) => void): () => void {
  return monitorForElements({
    onDrop: ({ source, location }) => {
      const [target] = location.current.dropTargets;
      const from = positionOf(source.data);
      if (target === undefined || from < 0) return;
      const to = getReorderDestinationIndex({
        startIndex: from,
        indexOfTarget: positionOf(target.data),
        closestEdgeOfTarget: extractClosestEdge(target.data),
        axis: "vertical",
      });
      if (to !== from) move(from, to);
    },
  });
}
