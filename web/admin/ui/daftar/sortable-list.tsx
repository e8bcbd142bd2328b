import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

interface SortableListProps<T> {
  /** Accessible name of the list. */
  name: string
  items: readonly T[]
  kunci(item: T): string
  /** Returns the name of an item for screen readers. */
  mention(item: T, index: number): string
  onMove(from: number, ke: number): void
  /** Renders an item; `handle` is its drag handle. */
  lineOf(item: T, index: number, handle: ReactNode): ReactNode
}

/** List that is reordered by dragging with the mouse, a finger or the keyboard. */
export function SortableList<T>({ name, items, kunci, mention, onMove, lineOf }: SortableListProps<T>) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(kunci)
  const isOverOwnPlace = useRef(true)

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  const nameOf = ({ id }: { id: unknown }) => items.map(mention)[ids.indexOf(String(id))] ?? ''
  const positionOf = ({ id }: { id: unknown }) => `urutan ${ids.indexOf(String(id)) + 1} dari ${ids.length}`
  const announcements: Announcements = {
    onDragStart({ active }) {
      isOverOwnPlace.current = true
      return `${nameOf(active)} diangkat, ${positionOf(active)}.`
    },
    onDragOver({ active, over }) {
      // A lifted item is over its own place first: announce nothing yet.
      if (!over || (isOverOwnPlace.current && active.id === over.id)) return undefined
      isOverOwnPlace.current = false
      return `${nameOf(active)} dipindahkan ke ${positionOf(over)}.`
    },
    onDragEnd: ({ active, over }) => `${nameOf(active)} diletakkan di ${positionOf(over ?? active)}.`,
    onDragCancel: ({ active }) => `Batal. ${nameOf(active)} kembali ke ${positionOf(active)}.`,
  }
  return (
    <DndContext
      id={name}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[VERTICAL]}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={name} className="grid grid-cols-1 gap-3">
          {items.map((item, index) => (
            <Row key={kunci(item)} id={kunci(item)} mention={mention(item, index)}>
              {(handle) => lineOf(item, index, handle)}
            </Row>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface RowProps {
  id: string
  mention: string
  children(handle: ReactNode): ReactNode
}

function Row({ id, mention, children }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: 'dapat digeser' },
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx('rounded border border-garis bg-kertas', isDragging && 'relative z-10 border-laut shadow-kartu')}
    >
      {children(
        <IconButton
          ref={setActivatorNodeRef}
          label={`Geser ${mention}`}
          className="cursor-grab touch-none active:cursor-grabbing"
          {...attributes}
          {...listeners}
        >
          <GripVertical aria-hidden className="size-5" />
        </IconButton>,
      )}
    </li>
  )
}

/** Restricts dragging to the vertical axis. */
const VERTICAL: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const INSTRUCTIONS =
  'Tekan spasi untuk mengangkat, panah atas atau bawah untuk memindahkan, spasi lagi untuk meletakkan, Escape untuk membatalkan.'
