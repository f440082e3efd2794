"""The studio's shared library, in one name: families write kit.box, kit.limewash, kit.sofa ..."""

from core.cameras import around, camera
from core.chambers import *  # noqa: F403
from core.decor import *  # noqa: F403
from core.equipment import *  # noqa: F403
from core.instruments import *  # noqa: F403
from core.furniture import *  # noqa: F403
from core.lights import RIGS, area, bulb, lamp, light_up, rig, sky, sun
from core.linens import *  # noqa: F403
from core.machines import *  # noqa: F403
from core.materials import *  # noqa: F403
from core.palettes import COLORS, linear, mix, named
from core.plants import *  # noqa: F403
from core.shapes import *  # noqa: F403
from core.shell import SETTINGS, Room, frame, niche, setting_of
from core.soft import *  # noqa: F403
from core.space import at, hide_from_camera
from core.stage import begin, finish, stage
from core.vessels import *  # noqa: F403
from core.tales import *  # noqa: F403
from core.views import VIEWS, view
