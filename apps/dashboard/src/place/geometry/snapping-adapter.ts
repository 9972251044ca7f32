import type { Map as MapLibreMap } from 'maplibre-gl';
import type { TerraDrawExtend } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Snapper } from './snapper.ts';

type Callbacks = Parameters<TerraDrawExtend.TerraDrawBaseAdapter['register']>[0];
type MouseEventOfMap = Parameters<Callbacks['onClick']>[0];

/** Passes snapped positions to the drawing modes, and sets points in the middle of the map for the keyboard. */
export class SnappingAdapter extends TerraDrawMapLibreGLAdapter<MapLibreMap> {
  readonly #map: MapLibreMap;
  readonly #snapper: Snapper;
  /** A tool that sets points is active. */
  isDrawing = false;
  #callbacks: Callbacks | null = null;

  constructor(map: MapLibreMap, snapper: Snapper) {
    super({ map, coordinatePrecision: 9 });
    this.#map = map;
    this.#snapper = snapper;
  }

  override register(callbacks: Callbacks): void {
    const snapped: Callbacks = {
      ...callbacks,
      onMouseMove: (event) => callbacks.onMouseMove(this.#snapped(event)),
      onClick: (event) => callbacks.onClick(this.#snapped(event)),
      onDragStart: (event, setDraggable) => callbacks.onDragStart(this.#snapped(event), setDraggable),
      onDrag: (event, setDraggable) => callbacks.onDrag(this.#snapped(event), setDraggable),
      onDragEnd: (event, setDraggable) => {
        callbacks.onDragEnd(this.#snapped(event), setDraggable);
        this.#snapper.clear();
      },
    };
    this.#callbacks = snapped;
    super.register(snapped);
  }

  /** Moves the preview of the current shape to the middle of the map. */
  aim(): void {
    this.#callbacks?.onMouseMove(this.#centre('neither'));
  }

  /** Sets a point in the middle of the map. */
  press(): void {
    this.aim();
    this.#callbacks?.onClick(this.#centre('left'));
  }

  protected override getDrawEventFromEvent(
    event: PointerEvent | MouseEvent,
    isContextMenu = false,
  ): MouseEventOfMap | null {
    this.#snapper.isPaused = event.altKey;
    return super.getDrawEventFromEvent(event, isContextMenu);
  }

  #snapped(event: MouseEventOfMap): MouseEventOfMap {
    if (!this.isDrawing) return event;
    const [lng, lat] = this.#snapper.snap([event.lng, event.lat]) ?? [];
    return lng === undefined || lat === undefined ? event : { ...event, lng, lat };
  }

  #centre(button: MouseEventOfMap['button']): MouseEventOfMap {
    const { lng, lat } = this.#map.getCenter();
    const { clientWidth, clientHeight } = this.#map.getCanvas();
    return {
      lng: Number(lng.toFixed(9)),
      lat: Number(lat.toFixed(9)),
      containerX: clientWidth / 2,
      containerY: clientHeight / 2,
      button,
      heldKeys: [],
      isContextMenu: false,
    };
  }
}
